import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const laserStrippers = toFamily({
  slug: 'laser-strippers',
  image: 'laser-wire-stripper',
  en: {
    title: 'Laser stripping',
    description: 'Laser cabinets that strip fine wire, ribbon and shielded cable without touching the conductor.',
    blocks: [
      hero('Strip without touching the conductor', {
        lead: 'Insulation turns to vapour, copper reflects. For conductors from 0.01 mm² and wherever a scratch is not allowed.',
        image: 'laser-wire-stripper',
      }),
      table('What it can do', [
        'Material|Strips|Remark',
        'PTFE, FEP, polyimide|Yes|Main use',
        'PUR, PE, silicone|Yes|With air curtain',
        'PVC|Yes|With acid filter',
        'Enamelled wire|Yes|Two passes',
      ]),
      beside(
        { heading: 'Safe by construction', image: 'laser-wire-stripper-front' },
        'The cabinet is laser class 1: closed, with two independent door switches. Fumes are extracted at 180 m³ an hour and filtered in three stages.',
      ),
      expert(
        'Not sure whether laser or blade? We test both and send you the pictures.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Laser-Abisolieren',
    description:
      'Laserkabinen, die feine Leitungen, Flachband und geschirmte Kabel ohne Berührung des Leiters abisolieren.',
    blocks: [
      hero('Abisolieren, ohne den Leiter zu berühren', {
        lead: 'Die Isolation verdampft, das Kupfer wirft das Licht zurück. Für Leiter ab 0.01 mm² und überall, wo kein Kratzer sein darf.',
        image: 'laser-wire-stripper',
      }),
      table('Was er kann', [
        'Werkstoff|Abisolierbar|Bemerkung',
        'PTFE, FEP, Polyimid|Ja|Hauptanwendung',
        'PUR, PE, Silikon|Ja|Mit Luftvorhang',
        'PVC|Ja|Mit Säurefilter',
        'Lackdraht|Ja|Zwei Durchgänge',
      ]),
      beside(
        { heading: 'Sicher durch Bauart', image: 'laser-wire-stripper-front' },
        'Die Kabine hat Laserklasse 1: geschlossen, mit zwei unabhängigen Türschaltern. Dämpfe werden mit 180 m³ pro Stunde abgesaugt und in drei Stufen gefiltert.',
      ),
      expert(
        'Unsicher, ob Laser oder Messer? Wir testen beides und schicken Ihnen die Bilder.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
