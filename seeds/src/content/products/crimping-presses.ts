import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { beside, hero, text } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const crimpingPresses = toFamily({
  slug: 'crimping-presses',
  image: 'crimping-press-compact',
  en: {
    title: 'Crimping presses',
    description: 'Presses from 6 to 120 kN for samples, small lots and rework, with a force curve for every stroke.',
    blocks: [
      hero('Crimping presses for the bench', {
        lead: 'For samples, small lots and rework. It takes the applicators of the big lines and draws the same curves.',
        image: 'crimping-press-compact',
      }),
      table(
        'Crimp force by cross-section',
        ['Cross-section, mm²|Force, kN', '0.13–1|6–14', '1–6|14–30', '6–35|30–60', '35–120|60–120'],
        'Typical values for copper. The drawing of the terminal decides.',
      ),
      beside(
        { heading: 'A wheel you can turn in gloves', image: 'crimping-press-front', side: 'left' },
        'Crimp height is set by a wheel with steps of 0.01 mm that you can feel. The display shows the height and the last hundred curves.',
      ),
      machines({ heading: 'Most chosen' }, [
        'corva-24',
        'Corva 24',
        '24 kN, 512 points a stroke, quiet enough for the assembly hall.',
        'crimping-press',
      ]),
      text(
        'Safety',
        'A clear guard closes the tool area to an opening of 6 mm. With a foot pedal the press starts only when the wire touches the stop.',
      ),
    ],
  },
  de: {
    title: 'Crimppressen',
    description: 'Pressen von 6 bis 120 kN für Muster, kleine Lose und Nacharbeit, mit Kraftkurve für jeden Hub.',
    blocks: [
      hero('Crimppressen für den Arbeitsplatz', {
        lead: 'Für Muster, kleine Lose und Nacharbeit. Sie nimmt die Applikatoren der großen Linien auf und zeichnet dieselben Kurven.',
        image: 'crimping-press-compact',
      }),
      table(
        'Crimpkraft nach Querschnitt',
        ['Querschnitt, mm²|Kraft, kN', '0.13–1|6–14', '1–6|14–30', '6–35|30–60', '35–120|60–120'],
        'Übliche Werte für Kupfer. Maßgebend ist die Zeichnung des Kontakts.',
      ),
      beside(
        { heading: 'Ein Rad für Handschuhe', image: 'crimping-press-front', side: 'left' },
        'Die Crimphöhe stellen Sie an einem Rad ein, dessen Schritte von 0.01 mm spürbar sind. Die Anzeige zeigt die Höhe und die letzten hundert Kurven.',
      ),
      machines({ heading: 'Am häufigsten gewählt' }, [
        'corva-24',
        'Corva 24',
        '24 kN, 512 Punkte je Hub, leise genug für die Montagehalle.',
        'crimping-press',
      ]),
      text(
        'Sicherheit',
        'Eine klare Haube verschließt den Werkzeugraum bis auf 6 mm. Mit Fußpedal startet die Presse erst, wenn die Leitung den Anschlag berührt.',
      ),
    ],
  },
})
