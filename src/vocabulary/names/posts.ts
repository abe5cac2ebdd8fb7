/** Names (class, id) of boxes that contain one post, a text by one person. */
export const POST_NAMES = '(?:message|comment|post|reply|answer|turn)s?';
/** Words in the classes of elements with a person's name; `TIME_NAMES` are words for elements with a time. */
export const PERSON_NAMES =
  'author user username nick nickname poster commenter member byline screenname displayname sender speaker handle hnuser fn';
export const TIME_NAMES = 'date time timestamp datetime ago age posted published created relativetime';

/** schema.org properties whose value is a person. */
export const PERSON_PROPERTIES = 'author|creator|agent';

/** Path segments that precede a member's name. */
export const MEMBER_ADDRESSES = 'u|users?|profiles?|members?|people|author|by';

/** Path segments of pages on which users sign in or register. They are not names of members. */
export const MEMBER_FORMS = 'log-?in|sign-?(?:in|up)|register|join|account';
/** Query parameters with a member's id or name. */
export const MEMBER_QUERIES = 'id|user|u|author|member';

/** Parts of the names of attributes that state the speaker in a chat transcript. */
export const SPEAKER_ATTRIBUTES = 'role|author|sender|speaker|from';
/** Names of the speakers in chat transcripts, in attributes; `TURN_NAMES` are the classes of their messages. */
export const SPEAKERS = 'user|assistant|human|system|bot|ai|model|agent|you|me|tool';
export const TURN_NAMES =
  '(user|assistant|human|bot|ai|agent|model)[\\s_-]?(?:message|msg|turn|bubble|query|response|prompt)';
