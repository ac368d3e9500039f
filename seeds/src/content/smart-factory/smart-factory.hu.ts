import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const hu: SeedText = {
  title: 'Smart Factory',
  description: 'A Wire Flow átveszi a rendelést az ERP-ből, beállítja a gépeket, és megőrzi, amit mértek.',
  blocks: [
    hero('Egy rendelés. Egy vezeték. Egy bejegyzés.', {
      lead: 'A Wire Flow átveszi a rendelést az ERP-ből, beállítja a gépeket, és megőrzi, amit mértek.',
      links: [['Bemutató kérése', '/requests/contact?topic=demo']],
      steps: processSteps('hu'),
    }),
    text('Négy modul', [
      'A **Wire Flow** megtervezi a rendeléseket, és a megfelelő sorra küldi őket.',
      'A **Wire Master** egyetlen listát vezet vezetékekről, érintkezőkről és tömítésekről.',
      'A **minőségi napló** minden krimpelés erőgörbéjét és csiszolatképét megőrzi.',
      'A **gépnézet** minden gép állapotát, számlálóit és kopását mutatja.',
    ]),
    forceCurve('hu', {
      heading: 'A második hibás darab előtt leáll',
      lead: 'Egy hiányzó elemi szál néhány százalékos esést jelent. A vezeték selejtbe kerül, a sor megy tovább, a napló megmondja, miért.',
      links: [['Az erőgörbe olvasásának öt módja', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('hu'),
    table(
      'Felhőben vagy az Ön üzemében',
      [
        'Kérdés|Felhő|Helyben',
        'Indulás|2 nap|3 hét',
        'Szükséges|Üzemenként egy átjáró|Szerver, 8 mag, 64 GB',
        'Frissítés|6 hetente|Amikor Ön akarja',
        'Hálózat nélkül|8 óra|Korlátlan',
      ],
      'Ugyanaz a szoftver. Később is átköltözhet, minden rendeléssel és listával.',
    ),
    keyFigures(
      [
        ['11 400', null, 'Csatlakoztatott gép'],
        ['96', 'millió', 'Rögzített krimpelés naponta'],
        ['− 31', '%', 'Selejt, 40 üzem mediánja'],
        ['1,9', 's', 'A rendeléstől a gépig'],
      ],
      { footnote: 'Bemutató adatok, kitaláltak.' },
    ),
    callToAction(
      'Nézze meg saját rendeléseivel',
      'Küldjön 50 rendelést fájlban. Egy hét múlva megmutatjuk őket egy soron.',
      ['Bemutató kérése', '/requests/contact?topic=demo'],
    ),
  ],
}
