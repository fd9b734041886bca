/**
 * Calendar of 2025 in India: 73 events, in the order of date and name. With 2026, there are 145. NATIONAL: the 17
 * holidays of all central government offices. RESTRICTED: the 34 days from which their employees may choose, and ten
 * state holidays, most of them of Mizoram; their dates are fixed, except for Chapchar Kut, the first Friday of March.
 * Dates as published by the central and state governments; Easter is computed. FULL_MOON: computed after Meeus,
 * Astronomical Algorithms, chapter 49; dates in Indian time (UTC+5:30). Nothing is made up.
 */
export const CALENDAR_2025 = `
2025-01-01|RESTRICTED|New Year's Day
2025-01-02|RESTRICTED|New Year's Celebration (Mizoram)
2025-01-06|RESTRICTED|Guru Gobind Singh's Birthday
2025-01-11|RESTRICTED|Missionary Day (Mizoram)
2025-01-14|FULL_MOON|Full moon
2025-01-14|RESTRICTED|Makar Sankranti / Magha Bihu / Pongal
2025-01-26|NATIONAL|Republic Day
2025-02-02|RESTRICTED|Basant Panchami / Sri Panchami
2025-02-12|FULL_MOON|Full moon
2025-02-12|RESTRICTED|Guru Ravi Das's Birthday
2025-02-19|RESTRICTED|Shivaji Jayanti
2025-02-20|RESTRICTED|State Day (Mizoram)
2025-02-23|RESTRICTED|Birthday of Swami Dayananda Saraswati
2025-02-26|NATIONAL|Maha Shivaratri
2025-03-07|RESTRICTED|Chapchar Kut (Mizoram)
2025-03-13|RESTRICTED|Holika Dahan
2025-03-14|RESTRICTED|Dolyatra
2025-03-14|FULL_MOON|Full moon
2025-03-14|NATIONAL|Holi
2025-03-28|RESTRICTED|Jamat-ul-Vida
2025-03-30|RESTRICTED|Chaitra Sukladi / Gudi Padava / Ugadi / Cheti Chand
2025-03-31|NATIONAL|Id-ul-Fitr
2025-04-06|RESTRICTED|Ram Navami
2025-04-10|NATIONAL|Mahavir Jayanti
2025-04-13|FULL_MOON|Full moon
2025-04-13|RESTRICTED|Vaisakhi / Vishu
2025-04-14|RESTRICTED|Dr B. R. Ambedkar's Birthday
2025-04-14|RESTRICTED|Meshadi (Tamil New Year's Day)
2025-04-15|RESTRICTED|Vaisakhadi / Bahag Bihu
2025-04-18|NATIONAL|Good Friday
2025-04-20|RESTRICTED|Easter Sunday
2025-05-01|RESTRICTED|May Day (many states)
2025-05-09|RESTRICTED|Guru Rabindranath's Birthday
2025-05-12|NATIONAL|Buddha Purnima
2025-05-12|FULL_MOON|Full moon
2025-06-07|NATIONAL|Id-ul-Zuha (Bakrid)
2025-06-11|FULL_MOON|Full moon
2025-06-15|RESTRICTED|YMA Day (Mizoram)
2025-06-27|RESTRICTED|Rath Yatra
2025-06-30|RESTRICTED|Remna Ni (Mizoram)
2025-07-06|RESTRICTED|MHIP Day (Mizoram)
2025-07-06|NATIONAL|Muharram
2025-07-11|FULL_MOON|Full moon
2025-08-09|FULL_MOON|Full moon
2025-08-09|RESTRICTED|Raksha Bandhan
2025-08-15|NATIONAL|Independence Day
2025-08-15|RESTRICTED|Janmashtami (Smarta)
2025-08-15|RESTRICTED|Parsi New Year's Day / Nauraj
2025-08-16|NATIONAL|Janmashtami
2025-08-27|RESTRICTED|Ganesh Chaturthi / Vinayaka Chaturthi
2025-09-05|NATIONAL|Milad-un-Nabi (Id-e-Milad)
2025-09-05|RESTRICTED|Onam / Thiru Onam Day
2025-09-07|FULL_MOON|Full moon
2025-09-29|RESTRICTED|Dussehra (Saptami)
2025-09-30|RESTRICTED|Dussehra (Mahashtami)
2025-10-01|RESTRICTED|Dussehra (Mahanavami)
2025-10-02|NATIONAL|Dussehra
2025-10-02|NATIONAL|Mahatma Gandhi's Birthday
2025-10-07|FULL_MOON|Full moon
2025-10-07|RESTRICTED|Maharishi Valmiki's Birthday
2025-10-10|RESTRICTED|Karaka Chaturthi (Karwa Chauth)
2025-10-20|NATIONAL|Diwali (Deepavali)
2025-10-20|RESTRICTED|Naraka Chaturdasi
2025-10-22|RESTRICTED|Govardhan Puja
2025-10-23|RESTRICTED|Bhai Duj
2025-10-28|RESTRICTED|Pratihar Shashthi (Chhath Puja)
2025-11-05|FULL_MOON|Full moon
2025-11-05|NATIONAL|Guru Nanak's Birthday
2025-11-24|RESTRICTED|Guru Teg Bahadur's Martyrdom Day
2025-12-05|FULL_MOON|Full moon
2025-12-24|RESTRICTED|Christmas Eve
2025-12-25|NATIONAL|Christmas Day
2025-12-31|RESTRICTED|New Year's Eve (Mizoram)
`;
