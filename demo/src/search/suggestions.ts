/** Pages that the search offers before a visitor types. */
export const SUGGESTIONS = [
  { href: '/get-started/script-tag/', text: 'Get started with the script tag' },
  { href: '/get-started/design/', text: 'Design galleries: CSS variables and parts' },
  { href: '/guides/layouts/', text: 'Layouts' },
  { href: '/guides/lightbox/', text: 'The lightbox alone' },
  { href: '/reference/data-attributes/', text: 'All data attributes' },
] as const;
