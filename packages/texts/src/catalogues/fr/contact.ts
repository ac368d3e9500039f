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

  'contact.subject': 'Objet : {subject}',
  'contact.employer-or-school': 'Employeur actuel ou école',
  'contact.topic.demo': 'Demander une démonstration',
  'contact.topic.demo-lead':
    'Dites-nous ce que vous souhaitez voir et quand. Nous le montrons chez nous, chez vous ou en vidéo.',
  'contact.topic.training': 'Réserver une formation',
  'contact.topic.training-lead':
    'Indiquez le cours, le nombre de personnes et les dates possibles. Nous confirmons les places ou proposons d’autres dates.',
  'contact.topic.event': 'Réserver une place',
  'contact.topic.event-lead': 'Dites-nous à quelle date vous souhaitez participer et combien vous serez.',
  'contact.topic.visit': 'Organiser une visite',
  'contact.topic.visit-lead': 'Dites-nous quand vous souhaitez venir et ce qui vous intéresse le plus.',
  'contact.topic.sample': 'Annoncer un échantillon',
  'contact.topic.sample-lead': 'Dites-nous ce que vous envoyez : fil, contact, quantité et valeurs à mesurer.',
  'contact.topic.quote': 'Demander un prix',
  'contact.topic.quote-lead':
    'Les types de machines, les numéros de série et le nombre d’équipes par jour suffisent pour un premier prix.',
  'contact.topic.application': 'Postuler',
  'contact.topic.application-lead':
    'Dites-nous pour quel poste vous postulez et ce que vous avez fait jusqu’ici. Vous pouvez joindre des photos de votre travail.',
}
