import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'À quoi ressemblent 37 brins après 40 kilonewtons',
  description:
    'C’est la micrographie qui dit si un sertissage est bon. À Linz, l’opérateur la voit neuf secondes après la coupe.',
  leadText:
    'C’est la micrographie qui dit si un sertissage est bon. À Linz, l’opérateur la voit neuf secondes après la coupe.',
  blocks: [
    text(
      null,
      'Personne ne voit l’intérieur d’un bon sertissage. C’était bien le problème chez Brenner Kabeltechnik, à Linz, d’où il en sort 61 000 par jour.',
      'Un sertissage est une soudure à froid, sans chaleur. La presse replie deux ailes de métal autour d’un faisceau de cuivre et pousse jusqu’à ce que les brins ronds perdent leur forme. Bien fait, l’ensemble devient un nid d’abeilles : ni vide ni fissure, chaque brin touche le suivant. Mal fait, il a la même apparence de l’extérieur.',
      '« Avant, nous envoyions les échantillons au laboratoire le matin et nous recevions les images après le déjeuner, raconte Marta Holzer, responsable de la qualité à Linz. Entre-temps, nous en avions produit neuf mille de plus. »',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      'Un sertissage de 6 mm² avant la coupe transversale. Largeur 3,42 mm, hauteur 1,98 mm.',
    ),
    text(
      'Neuf secondes',
      'Le poste de contrôle se trouve à côté de la presse, et non dans un autre bâtiment. Il scie, polit, attaque à l’acide et photographie un sertissage en neuf secondes, puis mesure l’image : hauteur, largeur, compression, bavure. Les valeurs rejoignent l’ordre dans [Wire Flow](/smart-factory), avec la courbe d’effort de cette même course.',
    ),
    quote(
      'L’image est belle. L’essentiel, c’est que l’opérateur la voie pendant que la machine est encore chaude.',
      'Marta Holzer',
      'Responsable qualité, Brenner Kabeltechnik',
    ),
    text(
      null,
      'Le premier mois, l’équipe a modifié la hauteur de sertissage de onze contacts de moins de trois centièmes de millimètre. Les réclamations pour résistance de contact sont passées de sept à zéro.',
    ),
    keyFigures([
      ['9', 's', 'De la coupe à l’image'],
      ['61 000', null, 'Sertissages par jour'],
      ['0', null, 'Réclamation depuis mars'],
    ]),
    text(
      'La suite',
      'Dès le printemps, la même caméra examinera d’elle-même chaque première pièce après un changement de série. L’opérateur ne sera appelé que si l’image et la courbe se contredisent. Comment lire cette courbe, c’est [une autre histoire](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
