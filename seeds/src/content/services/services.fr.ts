import { keyFigures, offerTable } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Services',
  description:
    'Réparation, pièces de rechange, formation, étalonnage et modernisation par 412 techniciens dans 31 pays.',
  blocks: [
    hero('Une machine s’achète une fois et tourne vingt ans', {
      lead: '412 techniciens dans 31 pays entretiennent sa précision. La plupart des pannes se règlent au téléphone, les autres par quelqu’un qui connaît votre atelier.',
      image: 'service-desk',
      links: [
        ['Demander un service', '/requests/service'],
        ['Trouver votre site', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'h', 'Première réponse, moyenne d’octobre'],
        ['71', '%', 'De cas résolus sans visite'],
        ['96', '%', 'De pièces expédiées le jour même'],
        ['34', 'ans', 'Plus longue durée de vie d’une machine en service'],
      ],
      { footnote: 'Données de démonstration, inventées.' },
    ),
    teasers(
      {
        heading: 'De quoi avez-vous besoin ?',
        note: 'Chaque service a un formulaire, un engagement et un interlocuteur.',
      },
      [
        'Réparation',
        'Sur place, en usine ou par téléphone. Avec des photos, c’est plus rapide.',
        '/services/repair',
        'service-desk',
      ],
      [
        'Pièces de rechange',
        'Des pièces d’origine pour toutes les machines construites depuis 1998.',
        '/services/spare-parts',
        'spare-blade-set',
      ],
      ['Formation', 'Pour opérateurs, régleurs et personnel qualité.', '/services/training', 'assembly-workstation'],
      [
        'Étalonnage',
        'Force de sertissage, force d’arrachement, longueur. Avec certificat.',
        '/services/calibration',
        'crimp-inspection-microscope',
      ],
      [
        'Licences logicielles',
        'Demandez une licence ou transférez-la vers une nouvelle machine.',
        '/services/software-licences',
        'spare-control-board',
      ],
      [
        'Modernisation',
        'Nouvelle commande, nouveaux capteurs, bâti éprouvé.',
        '/services/retrofit',
        'automatic-crimping-line-large',
      ],
      [
        'Mise en service',
        'De la surface vide à la première équipe complète.',
        '/services/commissioning',
        'factory-hall',
      ],
      [
        'Laboratoire d’application',
        'Votre fil sur nos machines, avant votre décision.',
        '/services/application-laboratory',
        'wires-macro',
      ],
    ),
    offerTable(
      'Contrats de service',
      [
        'Prestation|Sans contrat|Care|Care Plus',
        'Première réponse|1 jour ouvré|8 heures ouvrées|4 heures ouvrées',
        'Visite|Dès que possible|5 jours ouvrés|2 jours ouvrés',
        'Inspection annuelle|Sur commande|Comprise|Comprise',
        'Pièces d’usure|Prix catalogue|10 % de remise|Comprises',
        'Machine de prêt|Non|Non|Dès le 3e jour',
      ],
      'Le prix dépend de la machine et du pays. Pas la prestation.',
    ),
    beside(
      {
        heading: 'Déjà client ? Utilisez mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Se connecter à mykomax', '/mykomax'],
      },
      'Des tickets avec délai affiché, les pièces qui correspondent à votre numéro de série, logiciels et manuels. Gratuit avec chaque machine.',
    ),
    callToAction(
      'La machine est à l’arrêt ?',
      'Appelez le site le plus proche. En dehors des heures de travail, on vous répond en anglais.',
      ['Afficher les numéros de téléphone', '/locations'],
    ),
  ],
}
