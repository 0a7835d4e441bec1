import type { Texts } from './texts';

export const names: Texts = {
  '{0}-й квартал, {1}': '{0}-mavze, {1}',
  'Бахтиёр Хамидов': 'Baxtiyor Hamidov',
  Бухара: 'Buxoro',
  'Гулнора Юсупова': 'Gulnora Yusupova',
  Дилноза: 'Dilnoza',
  'Дилноза Рашидова': 'Dilnoza Rashidova',
  'Дилноза Рашидова,': 'Dilnoza Rashidova,',
  'Жасур Каримов': 'Jasur Karimov',
  'Логотип Karvon': 'Karvon logotipi',
  'Мирзо Турсунов': 'Mirzo Tursunov',
  Нукус: 'Nukus',
  Самарканд: 'Samarqand',
  Ташкент: 'Toshkent',
  'Ташкент, Чиланзар': 'Toshkent, Chilonzor',
  'Ташкент, Чиланзар, ул. Бунёдкор, 12': 'Toshkent, Chilonzor, Bunyodkor ko‘chasi, 12',
  'Фасад Karvon Chilonzor': 'Karvon Chilonzor old tomoni',
  Фергана: 'Farg‘ona',
  'Дилноза Рахимова': 'Dilnoza Rahimova',
};
