import { leakedPasswords } from './leaked-passwords';

/** Most common passwords of eight or more characters, in lower case. Shorter ones are rejected for their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `${leakedPasswords} password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwerty123456 qwertyqwerty 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 123456789a 12345678a a12345678 a123456789 abcd1234 abc12345 abcdefgh abcdefg1 aa123456
  aaa12345 11223344 1122334455 12341234 12344321 123123123 123321123 12121212 10203040 147258369 159357456
  159753456 741852963 963852741 987654321 88888888 iloveyou iloveyou1 sunshine princess football baseball superman
  trustno1 whatever computer internet starwars michelle jennifer samsung1 samsung123 welcome1 welcome123
  admin123 admin1234 administrator letmein1 dragon123 monkey123 master123 changeme changeme123 default1
  parol123 parol1234 parol12345 parolparol privet123 lubimaya nastya123 marina123 natasha1 qazwsxedc qazwsx123
  uzbekistan uzbekistan1 toshkent toshkent1 tashkent tashkent1 samarqand samarkand bukhara1 buxoro123 chevrolet
  chevrolet1 cobalt123 gentra123 nexia123 malibu123 matiz123 damas123 spark123 onix1234 tracker1 daewoo123
  karvon123 karvon1234 karvonuz karvon.uz salom123 salom1234 assalomu otabek123 jasur123 dilshod1 sardor123
  йцукенгш йцукенгшщз пароль123 пароль12 любимая1 привет123 наташа123 qwerty1! password!`
    .split(/\s+/)
    .filter((line) => line.length >= 8),
);

/** Terms that local passwords start with. Followed by a number or sign they are easily guessed. */
export const commonTerms: ReadonlySet<string> = new Set(
  `password passwort parol parolim admin administrator karvon karvonuz avtosalon salon mashina avto auto dealer diler qwerty qwertyuiop asdfgh
  zxcvbn welcome letmein login user test demo guest master dragon monkey sunshine princess football iloveyou samsung iphone android telegram
  uzbekistan ozbekiston toshkent tashkent samarqand samarkand buxoro bukhara andijon namangan fargona qarshi nukus xorazm urganch navoiy jizzax termiz
  chevrolet cobalt gentra nexia malibu matiz damas spark tracker captiva lacetti onix equinox tahoe daewoo kia hyundai toyota bmw mercedes
  salom assalom assalomu rahmat sevgi sevgilim onajon dadajon ona otabek jasur dilshod sardor aziz bobur sherzod jamshid sanjar ulugbek akmal
  anvar rustam alisher temur amirtemur shohruh nodira dilnoza malika zarina kamola gulnora madina
  privet lubimaya lubov natasha marina nastya sasha masha andrey sergey dmitry vladimir maxim ivan
  пароль пароли йцукен йцукенг админ машина авто салон ташкент узбекистан самарканд бухара привет любовь любимая солнышко наташа марина
  салом паролим тошкент ўзбекистон`.split(/\s+/),
);
