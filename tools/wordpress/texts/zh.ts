import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Chinese. */
export default {
  gallery: '图片',
  album: '一个相册',
  albums: '相册卡片',
  image: '一张图片',
  wall: '图片墙',
  pictures: '哪些图片',
  look: '布局与分页',
  visitors: '面向访客',
  noService: '请在“设置 → Pix”中填写图片服务的地址。',
  settings: '设置',
  address: '图片服务的地址',
  aboutAddress: '只显示公开的图片，不需要密钥。',
  invalidAddress: '请输入以 https:// 开头的地址。',
  description: '您的图片服务中的图片：图库、相册、单张图片。',
  whatToShow: '您想显示什么？',
  chooseAlbum: '选择相册',
  choosePicture: '选择图片',
  searchAlbums: '搜索相册',
  nothingFound: '没有找到任何内容。',
  tokenOfAlbum: '相册的令牌',
  slugOfPicture: '图片的短名称',
  invalidValue: '此值无效。',
  preview: '图片预览',
} satisfies PluginTexts;
