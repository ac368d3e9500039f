import type { AreaTexts } from '../../catalogue.ts'

export const signIn: AreaTexts<'sign-in'> = {
  'sign-in.title': 'Connexion en cours',
  'sign-in.waiting': 'Le service de connexion prend un instant. Nous attendons 30 secondes au maximum.',
  'sign-in.signing-out': 'Déconnexion en cours',
  'sign-in.area': 'Connexion',
  'sign-in.error': 'Une erreur s’est produite',
  'sign-in.error.reason': 'La connexion n’a pas pu aboutir. Rien n’a été modifié.',
  'sign-in.unreachable':
    'Le service de connexion est momentanément indisponible. Le site fonctionne comme d’habitude. Veuillez réessayer dans quelques minutes.',
  'sign-in.retry': 'Recommencer la connexion',
  'sign-in.cancel': 'Aller au site web',
  'sign-in.technical-details': 'Détails techniques',
  'sign-in.needs-script': 'Le portail est une application : veuillez autoriser JavaScript pour ce site.',

  'sign-in.log-in': 'Se connecter',
  'sign-in.longer':
    'Le service de connexion prend plus de temps que d’habitude. Nous attendons 30 secondes au maximum.',
  'sign-in.seconds-left': 'encore {seconds, plural, one {# seconde} other {# secondes}}',
  'sign-in.what-we-wait-for': 'Ce que nous attendons',
  'sign-in.what-we-wait-for-text': 'La réponse du service de connexion',
  'sign-in.what-is-safe': 'Ce qui est conservé',
  'sign-in.what-is-safe-text': 'Votre panier de pièces et votre brouillon de ticket sont conservés.',
  'sign-in.try-now': 'Réessayer maintenant',
  'sign-in.timed-out.title': 'Connexion non aboutie',
  'sign-in.timed-out.text':
    'Nous avons attendu 30 secondes, puis arrêté. Vous n’êtes pas connecté, rien n’a été modifié.',
  'sign-in.signed-out': 'Vous êtes déconnecté',
  'sign-in.signed-out-text': 'Votre session sur cet appareil est terminée.',
  'sign-in.signed-out-shared': 'Un ordinateur partagé ? Fermez aussi le navigateur.',
  'sign-in.expired': 'Votre session est terminée. Veuillez vous reconnecter.',
  'sign-in.expired.text': 'Ce que vous avez saisi reste ici. La connexion s’ouvre dans une fenêtre séparée.',
  'sign-in.window-done': 'Vous êtes de nouveau connecté',
  'sign-in.window-done.text': 'Fermez cette fenêtre et reprenez là où vous en étiez.',
  'sign-in.sign-out-incomplete':
    'Vous êtes déconnecté sur cet appareil, mais le service de connexion n’a pas pu être prévenu. Par sécurité, fermez le navigateur.',

  'sign-in.message': 'Message',
  'sign-in.message.client-id': 'L’ID client est requis',
  'sign-in.message.code': 'Impossible d’obtenir le code d’autorisation',
  'sign-in.message.state': 'Le paramètre state ne correspond pas',
  'sign-in.message.access-token': 'Jeton d’accès introuvable dans la réponse',
  'sign-in.message.missing-state':
    'La connexion a été lancée dans un autre onglet. Le state et le verifier enregistrés ne sont pas disponibles d’un onglet à l’autre.',
  'sign-in.message.user-info': 'Échec de la lecture des données utilisateur ; reçu : {status}',
  'sign-in.message.end-session': 'Échec de la fin de session ; reçu : {status}',
  'sign-in.message.revoke': 'Échec de la révocation du jeton ; reçu : {status}',
  'sign-in.message.expected-200': '200 attendu, {status} reçu',
  'sign-in.message.exchange': 'Impossible d’échanger l’autorisation contre des jetons',
  'sign-in.message.stored-values': 'Les valeurs enregistrées pour l’URL d’authentification n’ont pas pu être lues',
  'sign-in.message.missing-params': 'Paramètres manquants',

  'sign-in.message.authentication-or-consent': 'Authentification ou consentement requis',
  'sign-in.message.timed-out': 'Délai d’autorisation dépassé',
  'sign-in.message.failed-to-fetch': 'Échec de la récupération',
  'sign-in.message.invalid-configuration': 'Configuration non valide',
  'sign-in.message.missing-well-known': 'Adresse well-known manquante',
  'sign-in.message.no-server-config': 'Configuration du serveur non définie',
  'sign-in.message.unparsable-token': 'Le jeton enregistré n’a pas pu être lu',
}
