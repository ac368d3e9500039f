import { table } from '../blocks/figures.ts'
import { beside, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const strippingWithoutTouching: SeedPage = {
  siteSlug: '',
  slug: 'stripping-without-touching',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'laser-wire-stripper',
  publishedAt: '2026-02-11T08:00:00.000Z',
  story: { category: 'engineering', topics: ['cutting'], contacts: ['ines-duarte'], productSlugs: [] },
  texts: {
    en: {
      title: 'Stripping without touching',
      description:
        'A laser removes insulation and reflects off copper. When it pays, and when a blade is still better.',
      leadText: 'A laser removes insulation and reflects off copper. When it pays, and when a blade is still better.',
      blocks: [
        text(
          null,
          'A blade that strips a 0.05 mm² wire must stop 20 micrometres before the copper. It does, for about 80,000 cuts. Then it begins to scratch, and a scratched strand breaks in flight, not on the bench.',
          'Light at 10.6 micrometres behaves differently. Plastic absorbs it and turns to vapour. Copper reflects 98 percent of it. The laser stops at the metal because it cannot do anything else.',
        ),
        table('Laser or blade', [
          'Question|Laser|Blade',
          'Smallest conductor, mm²|0.01|0.05',
          'Time for one end, s|1.4|0.3',
          'Wear|Lens, 3,000 h|Blade, 80,000 cuts',
          'PTFE and polyimide|Yes|With care',
          'PVC|Needs filtered extraction|Yes',
        ]),
        beside(
          { heading: 'Look at the fumes first', image: 'laser-wire-stripper-compact' },
          'What turns to vapour must be filtered. With PVC that is hydrochloric acid; the filter costs more than the lens. Send us 20 metres of the wire, and we measure strip quality and fumes in our [application laboratory](/services/application-laboratory).',
        ),
        text('Our advice', [
          'Below 0.1 mm², or where a scratch is not allowed: laser.',
          'Above 0.5 mm² in PVC: blade.',
          'In between: a test, because the insulation decides, not the conductor.',
        ]),
      ],
    },
    de: {
      title: 'Abisolieren ohne Berührung',
      description:
        'Ein Laser trägt die Isolation ab und prallt am Kupfer ab. Wann er sich lohnt und wann das Messer besser ist.',
      leadText:
        'Ein Laser trägt die Isolation ab und prallt am Kupfer ab. Wann er sich lohnt und wann das Messer besser ist.',
      blocks: [
        text(
          null,
          'Ein Messer, das eine Leitung mit 0.05 mm² abisoliert, muss 20 Mikrometer vor dem Kupfer anhalten. Das gelingt ihm etwa 80’000 Mal. Danach beginnt es zu kratzen, und ein angekratzter Einzeldraht bricht im Flug und nicht auf dem Tisch.',
          'Licht mit 10.6 Mikrometern verhält sich anders. Kunststoff nimmt es auf und verdampft. Kupfer wirft 98 Prozent zurück. Der Laser hält am Metall an, weil er nicht anders kann.',
        ),
        table('Laser oder Messer', [
          'Frage|Laser|Messer',
          'Kleinster Leiter, mm²|0.01|0.05',
          'Zeit je Ende, s|1.4|0.3',
          'Verschleiß|Linse, 3’000 h|Messer, 80’000 Schnitte',
          'PTFE und Polyimid|Ja|Mit Vorsicht',
          'PVC|Nur mit Filterabsaugung|Ja',
        ]),
        beside(
          { heading: 'Zuerst auf den Dampf achten', image: 'laser-wire-stripper-compact' },
          'Was verdampft, muss gefiltert werden. Bei PVC ist das Salzsäure; der Filter kostet mehr als die Linse. Schicken Sie uns 20 Meter der Leitung. Wir messen Abisolierqualität und Dampf in unserem [Anwendungslabor](/services/application-laboratory).',
        ),
        text('Unser Rat', [
          'Unter 0.1 mm², oder wo kein Kratzer sein darf: Laser.',
          'Über 0.5 mm² in PVC: Messer.',
          'Dazwischen: ein Versuch, denn es entscheidet die Isolation und nicht der Leiter.',
        ]),
      ],
    },
  },
}
