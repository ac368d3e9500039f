import type { LegalText } from './legal-text.ts'

export const pt: LegalText = {
  termsOfUse: {
    title: 'Termos de uso',
    description: 'Como você pode usar este site e pelo que respondemos.',
    paragraphs: [
      'Este site apresenta uma empresa inventada. Você pode ler e copiar os textos e as imagens para experimentar o software que o faz funcionar.',
      'Os números, as máquinas e as pessoas são fictícios. Nada aqui é uma oferta de venda.',
      'Corrigimos os erros assim que ficamos sabendo deles. Avise pela [página de contato](/contact).',
    ],
  },
  imprint: {
    title: 'Informações da empresa',
    description: 'Quem é responsável por este site.',
    paragraphs: [
      'A Norlitz Holding AG é uma empresa inventada para esta demonstração. O endereço seria Bahnhofstrasse 12, 6110 Wolhusen, Suíça.',
      'Responsável pelo conteúdo: a redação desta instalação.',
      'Escreva para nós pela [página de contato](/contact).',
    ],
  },
  termsAndConditions: {
    title: 'Termos e condições',
    description: 'Condições gerais para máquinas, peças e assistência, com a data a partir da qual valem.',
    paragraphs: [
      'As condições gerais valem para máquinas, peças de reposição e assistência, salvo disposição em contrário no seu contrato. Cada documento indica os países em que vale e a data a partir da qual vale.',
      'Aplica-se a versão em vigor no dia do seu pedido. As versões anteriores ficam disponíveis mediante solicitação.',
    ],
  },
}
