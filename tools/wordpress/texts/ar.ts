import type { PluginTexts } from './texts.ts';

/** Texts of the plugin in Arabic. */
export default {
  gallery: 'صور',
  album: 'ألبوم',
  albums: 'بطاقات الألبومات',
  image: 'صورة واحدة',
  wall: 'جدار صور',
  pictures: 'أي صور',
  look: 'التخطيط والصفحات',
  visitors: 'للزوار',
  noService: 'أدخل عنوان خدمة الصور في الإعدادات ← Pix.',
  settings: 'الإعدادات',
  address: 'عنوان خدمة الصور',
  aboutAddress: 'تُعرض الصور العامة فقط، ولا حاجة إلى مفتاح.',
  invalidAddress: 'أدخل عنوانًا يبدأ بـ https://.',
  description: 'صور من خدمة الصور لديك: معارض وألبومات وصور منفردة.',
  whatToShow: 'ماذا تريد أن تعرض؟',
  chooseAlbum: 'اختيار ألبوم',
  choosePicture: 'اختيار صورة',
  searchAlbums: 'البحث في الألبومات',
  nothingFound: 'لم يُعثر على شيء.',
  tokenOfAlbum: 'رمز الألبوم',
  slugOfPicture: 'الاسم القصير للصورة',
  invalidValue: 'هذه القيمة ليس لها أثر.',
  preview: 'معاينة الصور',
} satisfies PluginTexts;
