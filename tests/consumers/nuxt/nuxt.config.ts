export default defineNuxtConfig({
  compatibilityDate: '2026-11-23',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'en' }, title: 'Nuxt', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('pix-') } },
});
