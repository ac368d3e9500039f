import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const fr: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow prend l’ordre dans votre ERP, règle les machines et conserve ce qu’elles ont mesuré.',
  blocks: [
    hero('Un ordre. Un fil. Un enregistrement.', {
      lead: 'Wire Flow prend l’ordre dans votre ERP, règle les machines et conserve ce qu’elles ont mesuré.',
      links: [['Demander une démonstration', '/requests/contact?topic=demo']],
      steps: processSteps('fr'),
    }),
    teasers(
      {
        heading: 'Quatre modules',
        note: 'Commencez par un seul. Ils partagent utilisateurs, listes de fils et journal.',
      },
      [
        'Wire Flow',
        'Planifie les ordres et les envoie à la bonne ligne.',
        '/smart-factory/wire-flow',
        'automatic-crimping-line',
      ],
      ['Wire Master', 'Une seule liste de fils, de contacts et de joints.', '/smart-factory/wire-master', 'wire-reels'],
      [
        'Journal de qualité',
        'Courbes d’effort et micrographies de chaque sertissage.',
        '/smart-factory/quality-log',
        'crimp-inspection-microscope',
      ],
      ['Vue machine', 'État, compteurs et usure de chaque machine.', '/smart-factory/machine-view', 'factory-hall'],
    ),
    forceCurve('fr', {
      heading: 'L’arrêt avant la deuxième mauvaise pièce',
      lead: 'Un brin manquant, c’est un creux de quelques pour cent. Le fil est mis au rebut, la ligne continue, l’enregistrement dit pourquoi.',
      links: [['Cinq façons de lire une courbe d’effort', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('fr'),
    table(
      'Dans le cloud ou dans votre usine',
      [
        'Question|Cloud|Sur site',
        'Démarrage en|2 jours|3 semaines',
        'Il faut|Une passerelle par usine|Un serveur, 8 cœurs, 64 Go',
        'Mises à jour|Toutes les 6 semaines|Quand vous le décidez',
        'Les machines tournent hors ligne|8 h|Sans limite',
      ],
      'C’est le même logiciel. Vous pouvez changer plus tard, avec tous les ordres et toutes les listes.',
    ),
    keyFigures(
      [
        ['11 400', null, 'Machines connectées'],
        ['96', 'millions', 'De sertissages enregistrés par jour'],
        ['− 31', '%', 'De rebut, médiane de 40 usines'],
        ['1,9', 's', 'De l’ordre à la machine'],
      ],
      { footnote: 'Données de démonstration, inventées.' },
    ),
    callToAction(
      'À voir avec vos propres ordres',
      'Envoyez-nous 50 ordres dans un fichier. Une semaine plus tard, nous vous les montrons sur une ligne.',
      ['Demander une démonstration', '/requests/contact?topic=demo'],
    ),
  ],
}
