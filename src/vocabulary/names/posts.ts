/** What the elements of posts, and of those who wrote them, are called. */

/** What boxes are called that hold one post. */
export const POST_NAMES = '(?:message|comment|post|reply|answer|turn)s?';
/** Words in the classes of elements that name a person, and of those that tell a time. */
export const PERSON_NAMES =
  'author user username nick nickname poster commenter member byline screenname displayname sender speaker handle hnuser fn';
export const TIME_NAMES = 'date time timestamp datetime ago age posted published created relativetime';

/** Properties of schema.org that name a person. */
export const PERSON_PROPERTIES = 'author|creator|agent';

/** Addresses of the pages about members. */
export const MEMBER_ADDRESSES = 'u|users?|profiles?|members?|people|author|by';

/** What stands in the place of a member in addresses where one becomes one. */
export const MEMBER_FORMS = 'log-?in|sign-?(?:in|up)|register|join|account';
/** Parameters of addresses that name a member. */
export const MEMBER_QUERIES = 'id|user|u|author|member';

/** Parts of the names of attributes that say who speaks in the transcript of a chat. */
export const SPEAKER_ATTRIBUTES = 'role|author|sender|speaker|from';
/** Who speaks there, as attributes say it, and as classes do. */
export const SPEAKERS = 'user|assistant|human|system|bot|ai|model|agent|you|me|tool';
export const TURN_NAMES =
  '(user|assistant|human|bot|ai|agent|model)[\\s_-]?(?:message|msg|turn|bubble|query|response|prompt)';
