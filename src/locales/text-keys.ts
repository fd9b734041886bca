/** Keys of all texts, each followed by the placeholders of the English text. A test compares them. */
const KEYS = `
noPictures picturesFailed checkConnection tryAgain pictures{count} noAlbums albumsFailed albumFailed albums backToAlbums album
noPicture pictureFailed shownOf{shown}{count} showMore pages pageNumber{page} previousPage nextPage back forward months
newPictures{count} selected{count} selectionCleared selectPicture{title} pictureSelected selectAll clearSelection downloadSelected
startDownload loadingSelected fileOf{index}{count} saved{count} notSaved{title} retryDownload leaveOut cancelDownload viewer close
previous next zoomIn zoomOut position{index}{count}{title} loadingPicture pictureNotRead pictureBroken pictureGone pictureSlow
retryPicture picturePage more startSlideshow pauseSlideshow slideshowStarted slideshowPaused enterFullscreen leaveFullscreen
thumbnails download share copyLink copyPictureLink linkCopied copyEmbed embedCopied notCopied notLoaded readMore info closeInfo
pixelSize pixels{width}{height} fileSize fileFormat views category tags uploaded owner camera lens exposure taken location search
clearSearch sortBy sortNewest sortOldest sortPopular sortSize byCategory allCategories byTag allTags fewerTags facet{name}{number}
noResults results{count} contentGone tooManyRequests serviceTrouble noMatches{query} quoted{text} clearFilters`;

/** Placeholders of the English texts by key, such as `{index}{count}`. */
export const PLACEHOLDERS: ReadonlyMap<string, string> = new Map(
  Array.from(KEYS.matchAll(/(\w+)(\S*)/g), ([, key = '', placeholders = '']) => [key, placeholders]),
);
