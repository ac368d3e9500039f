import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Sütik',
  'consent.title': 'Mérhetjük a webhely használatát?',
  'consent.text':
    'A szükséges sütik tárolják a nyelvet, az összehasonlítást és a bejelentkezést. Hozzájárulásával a látogatásokat is számoljuk, és videókat töltünk be. Ezt bármikor módosíthatja a láblécben.',
  'consent.only-necessary': 'Csak a szükségesek',
  'consent.accept-all': 'Összes elfogadása',
  'consent.choose': 'Kiválasztás',
  'consent.settings': 'Sütibeállítások',
  'consent.settings-lead': 'Minden csoport önállóan működik. Hozzájárulása nélkül semmi sem kapcsolódik be.',
  'consent.last-choice': 'Legutóbbi választása: {date}.',
  'consent.close-without-saving': 'Bezárás mentés nélkül',
  'consent.save': 'Választásom mentése',
  'consent.cookie-count': '{count, plural, one {# süti} other {# süti}}',
  'consent.cookie': 'Süti',
  'consent.purpose': 'Cél',
  'consent.stored-for': 'Megőrzési idő',

  'consent.necessary': 'Szükséges',
  'consent.necessary-text': 'Nyelv, összehasonlítás, alkatrészkosár, bejelentkezés, ez a választás.',
  'consent.statistics': 'Statisztika',
  'consent.statistics-text': 'Oldalakat és kereséseket számol, az Ön neve nélkül. Megőrzés: 14 hónap.',
  'consent.media': 'Videók és térképek',
  'consent.media-text': 'Más cégek videóit és térképeit tölti be.',
  'consent.advertising': 'Hirdetés',
  'consent.advertising-text': 'Megmutatja, hogy egy hirdetés érdeklődéshez vezetett-e.',
}
