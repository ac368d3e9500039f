import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const sk: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow prevezme zákazku z vášho ERP, nastaví stroje a uchová, čo zmerali.',
  blocks: [
    hero('Jedna zákazka. Jeden vodič. Jeden záznam.', {
      lead: 'Wire Flow prevezme zákazku z vášho ERP, nastaví stroje a uchová, čo zmerali.',
      links: [['Vyžiadať ukážku', '/requests/contact?topic=demo']],
      steps: processSteps('sk'),
    }),
    text('Štyri moduly', [
      '**Wire Flow** plánuje zákazky a posiela ich na správnu linku.',
      '**Wire Master** vedie jediný zoznam vodičov, kontaktov a tesnení.',
      '**Záznam kvality** uchováva krivky sily a výbrusy každého krimpu.',
      '**Prehľad strojov** ukazuje stav, počítadlá a opotrebenie každého stroja.',
    ]),
    forceCurve('sk', {
      heading: 'Zastaví pred druhým zlým kusom',
      lead: 'Chýbajúci drôtik znamená pokles o niekoľko percent. Vodič sa vyradí, linka beží ďalej a záznam hovorí prečo.',
      links: [['Päť spôsobov, ako čítať krivku sily', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('sk'),
    table(
      'V cloude alebo vo vašom závode',
      [
        'Otázka|Cloud|U vás',
        'Štart za|2 dni|3 týždne',
        'Potrebuje|Bránu pre závod|Server, 8 jadier, 64 GB',
        'Aktualizácie|Každých 6 týždňov|Kedy chcete',
        'Prevádzka bez siete|8 h|Bez obmedzenia',
      ],
      'Ten istý softvér. Prejsť môžete neskôr, so všetkými zákazkami a zoznamami.',
    ),
    keyFigures(
      [
        ['11 400', null, 'Pripojené stroje'],
        ['96', 'mil.', 'Zaznamenané krimpy denne'],
        ['− 31', '%', 'Nepodarky, medián 40 závodov'],
        ['1,9', 's', 'Od zákazky k stroju'],
      ],
      { footnote: 'Ukážkové údaje, vymyslené.' },
    ),
    callToAction(
      'Pozrite si to s vlastnými zákazkami',
      'Pošlite nám 50 zákaziek v súbore. O týždeň ich ukážeme na linke.',
      ['Vyžiadať ukážku', '/requests/contact?topic=demo'],
    ),
  ],
}
