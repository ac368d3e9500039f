import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Parler à un expert',
  'contact.promise': 'Nous répondons dans les 24 heures.',
  'contact.lead':
    'Dites-nous quels fils et quels contacts vous travaillez. Une personne qui connaît la machine répond dans les 24 heures.',
  'contact.about': 'Votre question sur {product}',
  'contact.question': 'Votre question',
  'contact.question-hint': 'Par exemple type de fil, contact, quantité par équipe.',
  'contact.send': 'Envoyer la question',
  'contact.write-email': 'Écrire un e-mail',
  'contact.call': 'Appeler',
  'contact.more-ways': 'Autres moyens de nous joindre',

  'contact.next': 'La suite',
  'contact.next-read': 'Nous lisons votre question le jour même.',
  'contact.next-proposal': 'Vous recevez une proposition avec des échantillons mesurés.',
  'contact.next-demo': 'Vous voyez la machine fonctionner, chez nous ou par vidéo.',
  'contact.sent': 'Nous avons bien reçu votre question',
  'contact.sent-due': 'Nous répondons au plus tard le {due}.',
  'contact.sent-number': 'Votre numéro : {number}',
  'contact.sent-copy': 'Une copie a été envoyée à {email}.',
}
