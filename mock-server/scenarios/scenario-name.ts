/** Names of the scenarios. */
export type ScenarioName =
  | 'empty'
  | 'huge'
  | 'slow'
  | 'flaky'
  | 'quota-hit'
  | 'hostile-metadata'
  | 'rtl-titles'
  | 'private-album'
  | 'expired-link';
