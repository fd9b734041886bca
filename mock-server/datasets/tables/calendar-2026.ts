/**
 * Calendar of 2026 in India: 72 events, in the order of date and name. With 2025, there are 145. NATIONAL: the 17
 * holidays of all central government offices. RESTRICTED: the 32 days from which their employees may choose, and ten
 * state holidays, most of them of Mizoram; their dates are fixed, except for Chapchar Kut, the first Friday of March.
 * Dates as published in advance by the central and state governments; names of days that depend on the sighting of
 * the moon say so. FULL_MOON: computed after Meeus, Astronomical Algorithms, chapter 49; dates in Indian time
 * (UTC+5:30). Nothing is made up.
 */
export const CALENDAR_2026 = `
2026-01-01|RESTRICTED|New Year's Day
2026-01-02|RESTRICTED|New Year's Celebration (Mizoram)
2026-01-03|FULL_MOON|Full moon
2026-01-03|RESTRICTED|Hazarat Ali's Birthday
2026-01-11|RESTRICTED|Missionary Day (Mizoram)
2026-01-14|RESTRICTED|Makar Sankranti / Magha Bihu / Pongal
2026-01-23|RESTRICTED|Basant Panchami / Sri Panchami
2026-01-26|NATIONAL|Republic Day
2026-02-01|RESTRICTED|Guru Ravi Das's Birthday
2026-02-02|FULL_MOON|Full moon
2026-02-12|RESTRICTED|Birthday of Swami Dayananda Saraswati
2026-02-15|RESTRICTED|Maha Shivaratri
2026-02-19|RESTRICTED|Shivaji Jayanti
2026-02-20|RESTRICTED|State Day (Mizoram)
2026-03-03|RESTRICTED|Dolyatra
2026-03-03|FULL_MOON|Full moon
2026-03-03|RESTRICTED|Holika Dahan
2026-03-04|NATIONAL|Holi
2026-03-06|RESTRICTED|Chapchar Kut (Mizoram)
2026-03-19|RESTRICTED|Chaitra Sukladi / Gudi Padava / Ugadi / Cheti Chand
2026-03-20|RESTRICTED|Jamat-ul-Vida (depends on the moon)
2026-03-21|NATIONAL|Id-ul-Fitr (depends on the moon)
2026-03-26|NATIONAL|Ram Navami
2026-03-31|NATIONAL|Mahavir Jayanti
2026-04-02|FULL_MOON|Full moon
2026-04-03|NATIONAL|Good Friday
2026-04-05|RESTRICTED|Easter Sunday
2026-04-14|RESTRICTED|Dr B. R. Ambedkar's Birthday
2026-04-14|RESTRICTED|Vaisakhi / Vishu / Meshadi (Tamil New Year's Day)
2026-04-15|RESTRICTED|Vaisakhadi / Bahag Bihu
2026-05-01|NATIONAL|Buddha Purnima
2026-05-01|FULL_MOON|Full moon
2026-05-01|RESTRICTED|May Day (many states)
2026-05-09|RESTRICTED|Guru Rabindranath's Birthday
2026-05-27|NATIONAL|Id-ul-Zuha (Bakrid) (depends on the moon)
2026-05-31|FULL_MOON|Full moon
2026-06-15|RESTRICTED|YMA Day (Mizoram)
2026-06-26|NATIONAL|Muharram (depends on the moon)
2026-06-30|FULL_MOON|Full moon
2026-06-30|RESTRICTED|Remna Ni (Mizoram)
2026-07-06|RESTRICTED|MHIP Day (Mizoram)
2026-07-16|RESTRICTED|Rath Yatra
2026-07-29|FULL_MOON|Full moon
2026-08-15|NATIONAL|Independence Day
2026-08-15|RESTRICTED|Parsi New Year's Day / Nauraj
2026-08-26|NATIONAL|Milad-un-Nabi (Id-e-Milad) (depends on the moon)
2026-08-26|RESTRICTED|Onam / Thiru Onam Day
2026-08-28|FULL_MOON|Full moon
2026-08-28|RESTRICTED|Raksha Bandhan
2026-09-04|NATIONAL|Janmashtami
2026-09-14|RESTRICTED|Ganesh Chaturthi / Vinayaka Chaturthi
2026-09-26|FULL_MOON|Full moon
2026-10-02|NATIONAL|Mahatma Gandhi's Birthday
2026-10-18|RESTRICTED|Dussehra (Saptami)
2026-10-19|RESTRICTED|Dussehra (Mahashtami)
2026-10-20|NATIONAL|Dussehra
2026-10-20|RESTRICTED|Dussehra (Mahanavami)
2026-10-26|FULL_MOON|Full moon
2026-10-26|RESTRICTED|Maharishi Valmiki's Birthday
2026-10-29|RESTRICTED|Karaka Chaturthi (Karwa Chauth)
2026-11-08|NATIONAL|Diwali (Deepavali)
2026-11-08|RESTRICTED|Naraka Chaturdasi
2026-11-09|RESTRICTED|Govardhan Puja
2026-11-11|RESTRICTED|Bhai Duj
2026-11-15|RESTRICTED|Pratihar Shashthi (Chhath Puja)
2026-11-24|FULL_MOON|Full moon
2026-11-24|NATIONAL|Guru Nanak's Birthday
2026-11-24|RESTRICTED|Guru Teg Bahadur's Martyrdom Day
2026-12-24|RESTRICTED|Christmas Eve
2026-12-24|FULL_MOON|Full moon
2026-12-25|NATIONAL|Christmas Day
2026-12-31|RESTRICTED|New Year's Eve (Mizoram)
`;
