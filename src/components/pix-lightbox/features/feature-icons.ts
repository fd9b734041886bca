import { viewerIcon } from '../viewer-icons.ts';

/** Icons of the viewer's optional features. */
export const featureIcons = {
  info: viewerIcon('M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.5v.01'),
  // Points to the edge behind which the panel disappears: down, or turned by the style sheet.
  collapse: viewerIcon('M6 9l6 6 6-6'),
  // Filled dots of a radius of 1.6: a stroke of their own size around nothing.
  more: viewerIcon('M5 12h.01M12 12h.01M19 12h.01', 3.2),
  play: viewerIcon('M8 5.5v13l10.5-6.5z'),
  pause: viewerIcon('M9 6v12M15 6v12'),
  expand: viewerIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
  shrink: viewerIcon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'),
  download: viewerIcon('M12 4v11M7 10.5l5 5 5-5M5 20h14'),
  share: viewerIcon('M12 15V4M8 7.5L12 3.5l4 4M8 11H6v9h12v-9h-2'),
  thumbnails: viewerIcon('M4 5h16v8H4zM4 17h4v3H4zM10 17h4v3h-4zM16 17h4v3h-4z'),
  link: viewerIcon(
    'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  ),
  code: viewerIcon('M8 7l-5 5 5 5M16 7l5 5-5 5'),
  page: viewerIcon('M13 4h7v7M20 4l-9 9M9 5H5v14h14v-4'),
};
