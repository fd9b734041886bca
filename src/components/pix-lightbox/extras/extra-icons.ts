import { icon } from '../icons.ts';

/** Line drawings of what comes later. */
export const extraIcons = {
  info: icon('M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.5v.01'),
  more: icon('M4.8 12h.4M11.8 12h.4M18.8 12h.4'),
  play: icon('M8 5.5v13l10.5-6.5z'),
  pause: icon('M9 6v12M15 6v12'),
};
