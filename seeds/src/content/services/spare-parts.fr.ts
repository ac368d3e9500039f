import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Pièces de rechange',
  description:
    'Pièces de rechange et d’usure d’origine pour toutes les machines construites depuis 1998. 96 pour cent partent le jour même.',
  blocks: [
    hero('La bonne pièce, demain', {
      lead: 'Des pièces d’origine pour toutes les machines construites depuis 1998. Ce qui est commandé avant 15 h part le jour même.',
      image: 'spare-blade-set',
      links: [['Commander des pièces', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Des commandes expédiées le jour même'],
      ['15', 'ans', 'De disponibilité après la dernière livraison'],
      ['6', null, 'Entrepôts sur quatre continents'],
    ]),
    gallery(
      'Pièces d’usure',
      ['spare-blade-set', 'Lames : après 400 000 à 600 000 coupes'],
      ['spare-feed-belt', 'Courroies d’avance : après environ 2 000 heures'],
      ['spare-drive-belt', 'Courroies d’entraînement : après environ 8 000 heures'],
      ['spare-guide-roller', 'Galets de guidage : quand la gorge brille'],
      ['spare-filter', 'Filtres : toutes les 500 à 1 000 heures'],
      ['spare-gripper', 'Mors de pince : après environ 3 millions de prises'],
    ),
    table('Quand commander', [
      'Pièce|Commander à|Pourquoi',
      'Jeu de lames|400 000 coupes|Le conducteur dénudé commence à porter des marques',
      'Poinçon et enclume|500 000 sertissages|La bavure augmente de 0,01 mm',
      'Courroie d’avance|2 000 h|La longueur varie de plus de 0,1 mm',
      'Pile du codeur|5 ans|La position est perdue à la mise hors tension',
    ]),
    text('Comment commander', [
      '1. Dans mykomax : choisissez votre machine, seules les pièces qui conviennent s’affichent.',
      '2. Par e-mail : le numéro de série et le numéro d’article suffisent.',
      '3. Par téléphone, si la machine est à l’arrêt.',
    ]),
    questions(
      'Questions',
      ['Où se trouve le numéro de série ?', 'Sur la plaque près de l’interrupteur principal, par exemple 56-1184-207.'],
      [
        'Puis-je utiliser des pièces d’autres fabricants ?',
        'Oui. La garantie de la machine reste valable, mais elle ne couvre pas les dommages causés par ces pièces.',
      ],
      [
        'Et si une pièce n’est plus fabriquée ?',
        'Nous construisons une pièce de remplacement qui se monte sans modifier la machine.',
      ],
    ),
    callToAction(
      'Vous ne connaissez pas le numéro d’article ?',
      'Envoyez une photo et le numéro de série. Nous répondons sous quatre heures ouvrées.',
      ['Envoyer une photo', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
