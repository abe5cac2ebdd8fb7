/** Query parameters for tracking, which do not affect the content. */
export const TRACKING_PARAMETERS =
  'utm_\\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|' +
  'hsctatracking|vero_id|oly_anon_id|oly_enc_id|wickedid|ref_src|ref_url|at_medium|at_campaign|cmpid|spm|scm';
