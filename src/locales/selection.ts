import type { Messages } from './message.ts';

/** English texts of galleries whose pictures can be selected. */
export const selectionTexts = {
  selected: { one: '{count} picture selected', other: '{count} pictures selected' },
  selectionCleared: 'Selection cleared',
  selectPicture: 'Select {title}',
  pictureSelected: 'Selected',
  selectAll: 'Select all',
  clearSelection: 'Clear selection',
  downloadSelected: 'Download',
  startDownload: 'Start download',
  loadingSelected: 'Loading the selection',
  fileOf: '{index} of {count}',
  saved: { one: '{count} picture saved', other: '{count} pictures saved' },
  notSaved: '“{title}” could not be downloaded.',
  retryDownload: 'Try again',
  leaveOut: 'Leave out',
  cancelDownload: 'Cancel',
} satisfies Messages;
