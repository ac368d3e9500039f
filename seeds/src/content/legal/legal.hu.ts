import type { LegalText } from './legal-text.ts'

export const hu: LegalText = {
  termsOfUse: {
    title: 'Felhasználási feltételek',
    description: 'Hogyan használhatja ezt a webhelyet, és miért felelünk.',
    paragraphs: [
      'Ez a webhely egy kitalált vállalatot mutat be. Szövegeit és képeit elolvashatja és lemásolhatja, hogy kipróbálja a mögötte álló szoftvert.',
      'A számok, a gépek és a személyek kitaláltak. Az itt olvasható tartalom nem eladási ajánlat.',
      'A hibákat kijavítjuk, amint tudomást szerzünk róluk. Jelezze a [kapcsolat oldalon](/contact).',
    ],
  },
  imprint: {
    title: 'Impresszum',
    description: 'Ki felel ezért a webhelyért.',
    paragraphs: [
      'A Norlitz Holding AG ehhez a bemutatóhoz kitalált vállalat. Címe ez lenne: Bahnhofstrasse 12, 6110 Wolhusen, Svájc.',
      'A tartalomért felel: e telepítés szerkesztősége.',
      'Írjon nekünk a [kapcsolat oldalon](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Általános szerződési feltételek',
    description: 'Feltételek gépekre, pótalkatrészekre és szervizre, a hatálybalépés napjával.',
    paragraphs: [
      'Az általános feltételek gépekre, pótalkatrészekre és szervizre érvényesek, hacsak a szerződés másként nem rendelkezik. Minden dokumentum megnevezi, mely országokban és mely naptól hatályos.',
      'A megrendelés napján hatályos változat az irányadó. A korábbi változatokat kérésre elküldjük.',
    ],
  },
}
