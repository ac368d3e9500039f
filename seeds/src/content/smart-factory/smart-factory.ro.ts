import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const ro: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow preia comanda din ERP, reglează mașinile și păstrează ce au măsurat.',
  blocks: [
    hero('O comandă. Un fir. O înregistrare.', {
      lead: 'Wire Flow preia comanda din ERP, reglează mașinile și păstrează ce au măsurat.',
      links: [['Cereți o demonstrație', '/requests/contact?topic=demo']],
      steps: processSteps('ro'),
    }),
    text('Patru module', [
      '**Wire Flow** planifică comenzile și le trimite la linia potrivită.',
      '**Wire Master** ține o singură listă de fire, contacte și garnituri.',
      '**Jurnalul de calitate** păstrează curbele de forță și micrografiile fiecărei sertizări.',
      '**Vederea mașinilor** arată starea, contoarele și uzura fiecărei mașini.',
    ]),
    forceCurve('ro', {
      heading: 'Se oprește înainte de a doua piesă proastă',
      lead: 'O liță lipsă înseamnă o scădere de câteva procente. Firul este eliminat, linia merge mai departe, iar jurnalul spune de ce.',
      links: [['Cinci moduri de a citi o curbă de forță', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('ro'),
    table(
      'În cloud sau în fabrica dumneavoastră',
      [
        'Întrebare|Cloud|Local',
        'Pornire în|2 zile|3 săptămâni',
        'Necesar|Un gateway pe fabrică|Un server, 8 nuclee, 64 GB',
        'Actualizări|La 6 săptămâni|Când doriți',
        'Fără rețea|8 ore|Nelimitat',
      ],
      'Același software. Vă puteți muta mai târziu, cu toate comenzile și listele.',
    ),
    keyFigures(
      [
        ['11.400', null, 'Mașini conectate'],
        ['96', 'mil.', 'Sertizări înregistrate pe zi'],
        ['− 31', '%', 'Rebut, mediana a 40 de fabrici'],
        ['1,9', 's', 'De la comandă la mașină'],
      ],
      { footnote: 'Date demonstrative, inventate.' },
    ),
    callToAction(
      'Vedeți cu propriile comenzi',
      'Trimiteți-ne 50 de comenzi într-un fișier. Peste o săptămână le arătăm pe o linie.',
      ['Cereți o demonstrație', '/requests/contact?topic=demo'],
    ),
  ],
}
