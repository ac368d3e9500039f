import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Cinq façons de lire une courbe d’effort',
  description:
    'Une presse trace 512 points en une course. Cinq endroits de cette courbe disent ce qui a mal tourné, et quand.',
  leadText:
    'Une presse trace 512 points en une course. Cinq endroits de cette courbe disent ce qui a mal tourné, et quand.',
  blocks: [
    text(
      null,
      'La plupart des gens regardent une courbe d’effort comme un feu de circulation : vert ou rouge. C’est gaspiller 510 points. Avec un peu de pratique, la courbe vous dit quel élément était en cause avant que vous n’ouvriez le capot.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Une course, deux fils',
        summary: 'Quand un brin sur 19 manque, le maximum passe de 19,2 à 18,5 kN et la montée commence plus tard.',
        footnote: 'Contact pour 2,5 mm², 19 brins, mesuré sur une Corva 24.',
      },
      [
        'Déplacement du coulisseau, mm|Complet, kN|Un brin manquant, kN',
        '30|0|0',
        '32|0,9|0,7',
        '34|4,8|4,4',
        '36|11,3|10,6',
        '37|15,5|14,7',
        '38|18,1|17,3',
        '39|19,2|18,5',
        '39,5|15,5|15,0',
        '40|0|0',
      ],
    ),
    table('Ce que dit la courbe', [
      'Où regarder|Ce que l’on voit|Ce que c’est en général',
      'Début de la montée|Plus tard que la courbe validée|Brin manquant ou fil mal inséré',
      'Premier millimètre|Plus tôt que la courbe validée|Isolant dans le sertissage du conducteur',
      'Pente|Plus faible|Lot de fil plus tendre ou section erronée',
      'Maximum|Plus haut, même début|Hauteur de sertissage réglée trop bas',
      'Maximum sur 500 courses|Dérive|Poinçon usé ; à changer au prochain arrêt',
    ]),
    beside(
      { heading: 'N’apprenez à la presse que de bonnes pièces', image: 'crimping-press', side: 'left' },
      'La courbe validée est la moyenne des premières pièces que vous avez acceptées. Si l’une d’elles était mauvaise, la presse apprend que le mauvais est normal. Faites-en dix, coupez-en trois et validez quand la [micrographie](/stories/what-37-strands-look-like) concorde.',
    ),
    questions(
      'Questions posées en formation',
      [
        'Quel est le plus petit défaut visible ?',
        'Un brin sur 19 donne un creux d’environ 4 pour cent. Un sur 37, c’est 1,5 pour cent, encore visible si le lot de fil est régulier.',
      ],
      [
        'La courbe remplace-t-elle l’essai de traction ?',
        'Non. Elle surveille chaque pièce entre deux essais de traction. Il faut les deux, et les deux font partie de notre [formation](/services/training).',
      ],
    ),
  ],
}
