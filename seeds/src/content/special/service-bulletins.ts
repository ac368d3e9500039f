import { table } from '../blocks/figures.ts'
import { hero, questions } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

/** Requires the role for product information. */
export const serviceBulletins: SeedPage = {
  siteSlug: '',
  slug: 'service-bulletins',
  parent: 'services',
  theme: 'Default',
  protection: { level: 'ciam-role', role: 'kmx_int_productinfo_active' },
  texts: {
    en: {
      title: 'Service bulletins',
      description: 'Known faults, their cause and the way to remove them. For customers with product information.',
      blocks: [
        hero('Service bulletins', { lead: 'What we learned in the field, for those who maintain our machines.' }),
        table('Newest', [
          'Bulletin|Machine|Subject',
          'SB-2026-31|Axion 56 S|Length drifts when warm: encoder bracket',
          'SB-2026-28|Corva 24|Noise at the wheel: grease after 2,000 h',
          'SB-2026-24|Trino 240|Belt wear with silicone wire',
        ]),
        questions(
          'SB-2026-31, in short',
          ['How do I notice it?', 'Wires become 0.5 to 0.8 mm too long after 20 minutes.'],
          ['What is the cause?', 'The bracket of the second encoder expands more than the frame.'],
          ['What do I do?', 'Loosen the two screws, fit the new washer, tighten with 4 Nm. The washer is free.'],
        ),
      ],
    },
    de: {
      title: 'Servicemeldungen',
      description: 'Bekannte Störungen, ihre Ursache und wie man sie behebt. Für Kunden mit Produktinformation.',
      blocks: [
        hero('Servicemeldungen', { lead: 'Was wir draußen gelernt haben, für alle, die unsere Maschinen warten.' }),
        table('Neu', [
          'Meldung|Maschine|Thema',
          'SB-2026-31|Axion 56 S|Länge wandert bei Wärme: Halter des Gebers',
          'SB-2026-28|Corva 24|Geräusch am Rad: Fett nach 2’000 Std.',
          'SB-2026-24|Trino 240|Riemenverschleiß bei Silikonleitung',
        ]),
        questions(
          'SB-2026-31 in Kürze',
          ['Wie bemerke ich es?', 'Nach 20 Minuten werden die Leitungen um 0.5 bis 0.8 mm zu lang.'],
          ['Was ist die Ursache?', 'Der Halter des zweiten Gebers dehnt sich stärker als der Rahmen.'],
          [
            'Was ist zu tun?',
            'Beide Schrauben lösen, neue Scheibe einlegen, mit 4 Nm anziehen. Die Scheibe ist kostenlos.',
          ],
        ),
      ],
    },
  },
}
