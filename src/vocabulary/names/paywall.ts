/** Names (class, id) of boxes that ask for a subscription. */
export const WALL_NAMES = 'pay-?wall|reg-?wall|(?:subscri(?:be|ption|ber)|meter(?:ed)?|premium)-?(?:wall|gate|barrier)';
