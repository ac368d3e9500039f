import type { AreaTexts } from '../../catalogue.ts'

export const account: AreaTexts<'account'> = {
  'account.title': 'Paramètres du compte',
  'account.internal': 'Collaborateur interne',
  'account.internal-title': 'Votre compte est géré en interne',
  'account.internal-text':
    'Le nom, l’e-mail et le mot de passe proviennent de l’annuaire de l’entreprise. Adressez-vous au service informatique pour les modifier. Vous pouvez réinitialiser ici votre second facteur.',
  'account.read-only': 'Lecture seule',

  'account.profile': 'Profil',
  'account.profile.save': 'Enregistrer le profil',
  'account.profile.saved': 'Profil enregistré',
  'account.profile.saved-text': 'Vos modifications sont visibles par vos administrateurs.',
  'account.profile.failed': 'Profil non enregistré',
  'account.profile.by-administrator': 'Modifié par votre administrateur.',

  'account.password': 'Mot de passe',
  'account.password.changed-on': 'Modifié le {date}',
  'account.password.current': 'Mot de passe actuel',
  'account.password.new': 'Nouveau mot de passe',
  'account.password.again': 'Répéter le nouveau mot de passe',
  'account.password.hint': 'Au moins {min} caractères. Une phrase convient bien.',
  'account.password.differs': 'Les deux nouveaux mots de passe ne sont pas identiques.',
  'account.password.wrong': 'Le mot de passe actuel n’est pas correct.',
  'account.password.change': 'Changer le mot de passe',
  'account.password.changed': 'Mot de passe changé',
  'account.password.changed-text': 'Les autres sessions sont déconnectées.',
  'account.password.failed': 'Mot de passe non changé',

  'account.mfa': 'Second facteur',
  'account.mfa.title': 'Second facteur et clés d’accès',
  'account.mfa.app': 'Application d’authentification',
  'account.mfa.passkey': 'Clé d’accès',
  'account.mfa.default': 'Par défaut',
  'account.mfa.added-on': 'Ajouté le {date}',
  'account.mfa.used-on': 'Utilisé le {date}',
  'account.mfa.never-used': 'Jamais utilisé',
  'account.mfa.add-app': 'Ajouter une application d’authentification',
  'account.mfa.add-passkey': 'Ajouter une clé d’accès',
  'account.mfa.reset': 'Réinitialiser l’appareil',
  'account.mfa.reset-text':
    'Après la réinitialisation, vous vous connectez une fois avec votre mot de passe et ajoutez un nouvel appareil.',
  'account.mfa.reset-done': 'Appareil réinitialisé',
  'account.mfa.reset-failed': 'Appareil non réinitialisé',
  'account.mfa.recovery-codes': 'Codes de récupération',
  'account.mfa.codes-left': '{left} restants sur {total}',
  'account.mfa.new-codes': 'Créer de nouveaux codes',

  'account.sessions': 'Sessions',
  'account.sessions.this-device': 'Cet appareil',
  'account.sessions.sign-out': 'Déconnecter',
  'account.sessions.sign-out-of': 'Déconnecter la session : {device}',
  'account.sessions.sign-out-others': 'Déconnecter partout ailleurs',

  'account.language': 'Langue et unités',
  'account.language.field': 'Langue du portail et des e-mails',
  'account.language.save': 'Enregistrer la langue',
  'account.appearance': 'Apparence',
  'account.appearance.system': 'Comme l’appareil',
  'account.appearance.light': 'Clair',
  'account.appearance.dark': 'Sombre',

  'account.delete': 'Supprimer le compte',
  'account.delete.text':
    'Votre accès prend fin immédiatement. Les tickets et les commandes restent dans votre entreprise, votre nom est remplacé par « ancien utilisateur ».',
  'account.delete.only-administrator':
    'Vous êtes le seul administrateur de votre organisation. Désignez d’abord un successeur.',
  'account.delete.confirm': 'Supprimer mon compte',
  'account.delete.type-email': 'Saisissez votre e-mail pour confirmer',
  'account.delete.done': 'Votre compte est supprimé',
  'account.delete.failed': 'Compte non supprimé',
}
