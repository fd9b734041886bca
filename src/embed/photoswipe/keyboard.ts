/** Replaces PhotoSwipe's `keyboard.js`, its keyboard shortcuts and focus trap: the viewer is a modal dialog with shortcuts of its own. */
export default class Keyboard {}
