import type { LegalText } from './legal-text.ts'

export const fr: LegalText = {
  termsOfUse: {
    title: 'Conditions d’utilisation',
    description: 'Comment vous pouvez utiliser ce site et ce dont nous répondons.',
    paragraphs: [
      'Ce site présente une entreprise inventée. Vous pouvez lire et copier ses textes et ses images pour essayer le logiciel qui le fait fonctionner.',
      'Les chiffres, les machines et les personnes sont fictifs. Rien ici ne constitue une offre de vente.',
      'Nous corrigeons les erreurs dès que nous les connaissons. Signalez-les par la [page de contact](/contact).',
    ],
  },
  imprint: {
    title: 'Mentions légales',
    description: 'Qui est responsable de ce site.',
    paragraphs: [
      'Norlitz Holding AG est une entreprise inventée pour cette démonstration. Son adresse serait Bahnhofstrasse 12, 6110 Wolhusen, Suisse.',
      'Responsable du contenu : la rédaction de cette installation.',
      'Écrivez-nous par la [page de contact](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Conditions générales',
    description: 'Conditions pour les machines, les pièces et le service, avec leur date d’entrée en vigueur.',
    paragraphs: [
      'Les conditions générales s’appliquent aux machines, aux pièces de rechange et au service, sauf disposition contraire de votre contrat. Chaque document indique les pays où il s’applique et la date à partir de laquelle il est valable.',
      'La version en vigueur le jour de votre commande fait foi. Les versions antérieures sont disponibles sur demande.',
    ],
  },
}
