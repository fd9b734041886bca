import type { Scenario } from './scenario.ts';

/** Titles, categories and descriptions in Arabic, Hebrew, Persian, Urdu, and in mixed direction. */
const pictures = [
  ['غروب الشمس على البحر', 'بحر', 'الضوء الأخير قبل الليل.'],
  ['سوق المدينة القديمة', 'مدينة', 'صباح الجمعة، قبل الزحام.'],
  ['جسر فوق النهر', 'مدينة', 'بُني سنة 1911 (وأُصلح سنة 1987).'],
  ['شجرة الزيتون', 'نبات', ''],
  ['שקיעה מעל הים', 'ים', 'האור האחרון לפני הלילה.'],
  ['השוק בעיר העתיקה', 'עיר', 'יום שישי בבוקר, לפני ההמון.'],
  ['עץ זית', 'צומח', ''],
  ['גֶּשֶׁר מֵעַל הַנָּהָר', 'עיר', 'עם ניקוד.'],
  ['غروب آفتاب', 'دریا', ''],
  ['صبح کی روشنی', 'شہر', ''],
  ['غروب in Aizawl (2026)', 'مدينة', 'ISO 100, f/8, 1/250 s — الجو صافٍ.'],
  ['IMG_2041 – שקיעה, 17:42', 'ים', 'Harbour / נמל'],
  ['"اقتباس" و (أقواس) [1] 50%', 'مدينة', '١٢٣ is 123.'],
  ['Sunset, later called שקיעה and غروب', 'Sea', 'Begins left to right, ends right to left: שלום'],
] as const;

/** Texts that run from right to left. */
export const rtlTitles: Scenario = {
  name: 'rtl-titles',
  description:
    'titles, descriptions, categories, tags and albums in Arabic, Hebrew, Persian and Urdu, and in mixed direction',
  seed: () => ({
    pictures: pictures.map(([title, category, description], at) => ({
      slug: `rtl-${at + 1}`,
      title,
      category,
      description,
      tags: [category, title.split(' ')[0] ?? ''],
      ...(at % 3 === 1 && { width: 800, height: 1200 }),
    })),
    albums: [
      { title: 'صور من البحر', description: 'كلها عند الغروب.', pictures: ['rtl-1', 'rtl-9', 'rtl-11'] },
      {
        title: 'תמונות מן העיר (2026)',
        description: 'Mostly בבוקר.',
        pictures: ['rtl-6', 'rtl-8', 'rtl-12'],
      },
    ],
  }),
};
