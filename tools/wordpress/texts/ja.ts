import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Japanese. */
export default {
  gallery: '画像',
  album: 'アルバム',
  albums: 'アルバムカード',
  image: '1枚の画像',
  wall: '画像ウォール',
  pictures: '表示する画像',
  look: 'レイアウトとページ',
  visitors: '訪問者向け',
  noService: '「設定 → Pix」で画像サービスのアドレスを入力してください。',
  settings: '設定',
  address: '画像サービスのアドレス',
  aboutAddress: '公開されている画像だけが表示されます。キーは不要です。',
  invalidAddress: 'https:// で始まるアドレスを入力してください。',
  description: '画像サービスの画像：ギャラリー、アルバム、個別の画像。',
  whatToShow: '何を表示しますか？',
  chooseAlbum: 'アルバムを選択',
  choosePicture: '画像を選択',
  searchAlbums: 'アルバムを検索',
  nothingFound: '見つかりませんでした。',
  tokenOfAlbum: 'アルバムのトークン',
  slugOfPicture: '画像の短い名前',
  invalidValue: 'この値は効果がありません。',
  preview: '画像のプレビュー',
} satisfies PluginTexts;
