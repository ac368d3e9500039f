import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const hu: SeedText = {
  title: 'Rólunk',
  description: 'Így dolgozik a Norlitz: előbb mér, aztán ígér. Aki a gépet építette, felel is érte.',
  blocks: [
    hero('Gépek vezetékekhez 1961 óta', {
      lead: 'Gépeket építünk, amelyek vezetéket vágnak, csupaszítanak, krimpelnek, sodornak és vizsgálnak: 1 604 ember 24 telephelyen.',
      image: 'factory-hall',
      links: [['Hogyan dolgozunk', '#how-we-work']],
    }),
    timeline(
      '1961-től máig',
      ['1961', 'Az első vágógép', 'Kétezer vezeték, fél milliméter pontossággal'],
      ['1998', 'Krimpelőerő-ellenőrzés', 'Azóta minden présben'],
      ['2011', 'Üzem Temesváron', 'Krimpelősorok a kábelkorbács-gyártók közelében'],
      ['2026', 'Axion 56', 'Átállás három perc alatt, szerszám nélkül'],
    ),
    text(
      'Hogyan kezdődött',
      '1961-ben egy wolhuseni szerszámkészítőnek péntekig kétezer vezetéket kellett egyforma hosszúra vágnia. Szerdán gépet épített, fél milliméter pontossággal. Az ügyfél a következő hétre még egyet rendelt.',
    ),
    anchor('how-we-work'),
    text(
      'Hogyan dolgozunk',
      'Küld egy vezetéket, egy érintkezőt és egy rajzot. 500 darabot gyártunk, megmérjük, és elküldjük a darabokat az értékekkel.',
      [
        '1. Minden megkeresésre 24 órán belül válaszolunk.',
        '2. Az alkatrészek az utolsó szállítás után 15 évig elérhetők.',
        '3. Aki beállította a sorát, az marad a kapcsolattartója.',
      ],
    ),
    quote(
      'Amit a gépen nem lehet megmérni, azt a laborban csak találgatják.',
      'Regula Moser',
      'Az igazgatótanács elnöke',
    ),
    table(
      'Négy üzem, 24 telephely',
      [
        'Hely|Gyárt|Mióta|Fő',
        'Wolhusen|Krimpelősorok, applikátorok|1961|640',
        'Temesvár|Krimpelősorok|2011|410',
        'Elgin|Vizsgálórendszerek|2004|190',
        'Szucsou|Vágás és blankolás|2008|230',
        '20 további|Értékesítés, szerviz, képzés|–|134',
        '* Összesen|–|–|1 604',
      ],
      'Bemutató adatok, 2025. december 31.',
    ),
    leaders('hu'),
    sustainabilityFigures('hu'),
    beside(
      {
        heading: 'Egy vezérlés mindenhez',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Gépek megtekintése', '/products'],
      },
      'A vágás, krimpelés, sodrás és vizsgálat ugyanazt a vezérlést, vezetéklistát és szavakat használja. Aki egyik gépünket tudja kezelni, a következőn is eligazodik.',
    ),
  ],
}
