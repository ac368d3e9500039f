import { keyFigures } from '../blocks/figures.ts'
import { beside, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const quality: SeedPage = {
  siteSlug: '',
  slug: 'quality',
  parent: 'company',
  theme: 'Default',
  image: 'crimp-contact-macro',
  texts: {
    en: {
      title: 'Quality',
      description: 'Each machine runs eight hours on your wire before it leaves us. The log is in the crate.',
      blocks: [
        hero('Tested for eight hours before delivery', {
          links: [['Talk to an Expert', '/requests/contact']],
          lead: 'Each machine runs a full shift on your wire before it leaves us. The log is in the crate, good or bad.',
          image: 'crimp-contact-macro',
        }),
        keyFigures(
          [
            ['8', 'h', 'Test run of every machine'],
            ['1.67', 'Cpk', 'Crimp height, at least'],
            ['0.3', '%', 'Machines with a fault in the first month'],
          ],
          { footnote: 'Demo data, invented.' },
        ),
        beside(
          { heading: 'Who measures the gauges?', image: 'crimp-inspection-microscope-compact' },
          'Our length standards are compared every year with the national institute. Force sensors are compared every six months with a dead weight of 2,000 kg that hangs in the cellar in Wolhusen. The chain is printed on each certificate.',
        ),
        text(
          'Certificates',
          [
            'ISO 9001, all sites, since 1995',
            'ISO 14001, all production sites, since 2008',
            'ISO/IEC 17025, calibration laboratory Wolhusen, since 2016',
            'ISO/IEC 27001, Wire Flow cloud, since 2021',
          ],
          'The certificates are invented, as is the company.',
        ),
        questions(
          'If something is wrong',
          [
            'Who decides whether it is a warranty case?',
            'The engineer who knows the machine, within one working day. If we cannot prove that it is not our fault, it is.',
          ],
          [
            'What do you do with the fault?',
            'It gets a number and an owner. The owner closes it when the cause is gone in all machines of the series, not when yours runs again.',
          ],
        ),
      ],
    },
    de: {
      title: 'Qualität',
      description:
        'Jede Maschine läuft acht Stunden mit Ihrer Leitung, bevor sie uns verlässt. Das Protokoll liegt in der Kiste.',
      blocks: [
        hero('Acht Stunden geprüft vor der Auslieferung', {
          links: [['Mit einer Fachperson sprechen', '/requests/contact']],
          lead: 'Jede Maschine läuft eine ganze Schicht mit Ihrer Leitung, bevor sie uns verlässt. Das Protokoll liegt bei, ob gut oder schlecht.',
          image: 'crimp-contact-macro',
        }),
        keyFigures(
          [
            ['8', 'Std.', 'Probelauf jeder Maschine'],
            ['1.67', 'Cpk', 'Crimphöhe, mindestens'],
            ['0.3', '%', 'Maschinen mit Fehler im ersten Monat'],
          ],
          { footnote: 'Demodaten, erfunden.' },
        ),
        beside(
          { heading: 'Wer misst die Messmittel?', image: 'crimp-inspection-microscope-compact' },
          'Unsere Längennormale vergleichen wir jedes Jahr mit jenen des nationalen Instituts. Kraftsensoren prüfen wir alle sechs Monate an einem Gewicht von 2’000 kg, das in Wolhusen im Keller hängt. Die Kette steht auf jedem Zertifikat.',
        ),
        text(
          'Zertifikate',
          [
            'ISO 9001, alle Standorte, seit 1995',
            'ISO 14001, alle Produktionsstandorte, seit 2008',
            'ISO/IEC 17025, Kalibrierlabor Wolhusen, seit 2016',
            'ISO/IEC 27001, Wire Flow in der Cloud, seit 2021',
          ],
          'Die Zertifikate sind erfunden wie das Unternehmen.',
        ),
        questions(
          'Wenn etwas nicht stimmt',
          [
            'Wer entscheidet, ob es ein Garantiefall ist?',
            'Wer die Maschine kennt, innerhalb eines Arbeitstags. Können wir nicht belegen, dass es nicht an uns liegt, liegt es an uns.',
          ],
          [
            'Was geschieht mit dem Fehler?',
            'Er bekommt eine Nummer und eine verantwortliche Person. Sie schließt ihn, wenn die Ursache in der ganzen Baureihe behoben ist, nicht schon dann, wenn Ihre Maschine wieder läuft.',
          ],
        ),
      ],
    },
  },
}
