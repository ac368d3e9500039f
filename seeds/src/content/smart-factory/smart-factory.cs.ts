import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const cs: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow převezme zakázku z vašeho ERP, nastaví stroje a uchová, co změřily.',
  blocks: [
    hero('Jedna zakázka. Jeden vodič. Jeden záznam.', {
      lead: 'Wire Flow převezme zakázku z vašeho ERP, nastaví stroje a uchová, co změřily.',
      links: [['Vyžádat ukázku', '/requests/contact?topic=demo']],
      steps: processSteps('cs'),
    }),
    text('Čtyři moduly', [
      '**Wire Flow** plánuje zakázky a posílá je na správnou linku.',
      '**Wire Master** vede jediný seznam vodičů, kontaktů a těsnění.',
      '**Záznam kvality** uchovává křivky síly a výbrusy každého krimpu.',
      '**Přehled strojů** ukazuje stav, počitadla a opotřebení každého stroje.',
    ]),
    forceCurve('cs', {
      heading: 'Zastaví před druhým špatným kusem',
      lead: 'Chybějící drátek znamená pokles o několik procent. Vodič se vyřadí, linka běží dál a záznam říká proč.',
      links: [['Pět způsobů, jak číst křivku síly', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('cs'),
    table(
      'V cloudu, nebo ve vašem závodě',
      [
        'Otázka|Cloud|U vás',
        'Start za|2 dny|3 týdny',
        'Potřebuje|Bránu pro závod|Server, 8 jader, 64 GB',
        'Aktualizace|Každých 6 týdnů|Kdy chcete',
        'Provoz bez sítě|8 h|Bez omezení',
      ],
      'Tentýž software. Přejít můžete později, se všemi zakázkami a seznamy.',
    ),
    keyFigures(
      [
        ['11 400', null, 'Připojené stroje'],
        ['96', 'mil.', 'Zaznamenané krimpy denně'],
        ['− 31', '%', 'Zmetky, medián 40 závodů'],
        ['1,9', 's', 'Od zakázky ke stroji'],
      ],
      { footnote: 'Ukázkové údaje, vymyšlené.' },
    ),
    callToAction(
      'Podívejte se na to s vlastními zakázkami',
      'Pošlete nám 50 zakázek v souboru. Za týden je ukážeme na lince.',
      ['Vyžádat ukázku', '/requests/contact?topic=demo'],
    ),
  ],
}
