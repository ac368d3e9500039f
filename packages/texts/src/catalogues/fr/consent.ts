import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': 'Pouvons-nous mesurer l’utilisation du site ?',
  'consent.text':
    'Les cookies nécessaires mémorisent la langue, la comparaison et la connexion. Avec votre accord, nous comptons aussi les visites et chargeons des vidéos. Vous pouvez modifier ce choix à tout moment dans le pied de page.',
  'consent.only-necessary': 'Nécessaires uniquement',
  'consent.accept-all': 'Tout accepter',
  'consent.choose': 'Choisir',
  'consent.settings': 'Paramètres des cookies',
  'consent.settings-lead': 'Chaque groupe fonctionne séparément. Rien n’est activé sans votre accord.',
  'consent.last-choice': 'Votre dernier choix : {date}.',
  'consent.close-without-saving': 'Fermer sans enregistrer',
  'consent.save': 'Enregistrer mon choix',
  'consent.cookie-count': '{count, plural, one {# cookie} other {# cookies}}',
  'consent.cookie': 'Cookie',
  'consent.purpose': 'Finalité',
  'consent.stored-for': 'Durée de conservation',

  'consent.necessary': 'Nécessaires',
  'consent.necessary-text': 'Langue, comparaison, panier de pièces, connexion, ce choix.',
  'consent.statistics': 'Statistiques',
  'consent.statistics-text': 'Compte les pages et les recherches, sans votre nom. Conservation 14 mois.',
  'consent.media': 'Vidéos et cartes',
  'consent.media-text': 'Charge des vidéos et des cartes d’autres entreprises.',
  'consent.advertising': 'Publicité',
  'consent.advertising-text': 'Montre si une annonce a mené à une demande.',
}
