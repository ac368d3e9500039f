import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Erreur {status}',
  'error.open-circuit': 'Circuit ouvert',
  'error.not-found.title': 'Page introuvable',
  'error.not-found.path': 'Page introuvable : {path}',
  'error.not-found.reason': 'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  'error.unexpected.title': 'Une erreur inattendue s’est produite',
  'error.unexpected.heading': 'Désolé, un problème est survenu',
  'error.unexpected.reason': 'Nous en sommes informés. Veuillez réessayer dans quelques minutes.',
  'error.no-site':
    'Ce site web n’est pas encore configuré. L’équipe y ajoute un site avec son domaine, son en-tête et son pied de page dans l’administration des contenus.',
  'error.maintenance.title': 'Maintenance',
  'error.maintenance.text': 'Si nous travaillons sur cette page, elle sera bientôt de retour.',
  'error.go-home': 'Aller à la page d’accueil',

  'error.not-found.full-path': 'Page introuvable : {fullPath}',
  'error.not-found.suggestions': 'Cherchiez-vous l’une de ces pages ?',
  'error.not-found.search': 'Rechercher sur le site',
  'error.not-found.closest': 'Adresse la plus proche',
  'error.no-access.title': 'Accès refusé',
  'error.no-access.reason': 'Votre compte n’a pas l’autorisation pour cette page.',
  'error.maintenance.planned': 'Maintenance de {from} à {to}',
  'error.offline.title': 'Pas de connexion',
  'error.offline.reason': 'Vérifiez votre réseau et réessayez. Rien de ce que vous avez saisi n’est perdu.',
  'error.too-many-attempts':
    'Trop de tentatives. Veuillez patienter {minutes, plural, one {# minute} other {# minutes}} et réessayer.',

  'error.part-failed': 'Cette partie n’a pas pu être chargée.',
  'error.try-again': 'Réessayer',
  'error.try-later': 'Veuillez réessayer plus tard.',
  'error.technical-details': 'Détails techniques',
  'error.request-id': 'ID de la demande',
  'error.time': 'Heure',
  'error.copy-details': 'Copier les détails',
  'error.contact-support': 'Contacter l’assistance',
  'error.send-to-support': 'Envoyer à l’assistance',
}
