import type { Language } from '@ferrule/domain/locales/language'

/** `longWord` is as long as the longest words of that language in our texts; it must not break the layout. */
export type LanguageSample = { name: string; heading: string; text: string; longWord: string }

/** A sample text in every language, with the characters that fonts most often lack. */
export const languageSamples: Record<Language, LanguageSample> = {
  en: {
    name: 'English',
    heading: 'Every crimp leaves a curve',
    text: 'The press folds two wings of metal around a bundle of copper and pushes until the strands give up their shape.',
    longWord: 'microelectromechanical',
  },
  de: {
    name: 'Deutsch',
    heading: 'Jeder Crimp hinterlässt eine Kurve',
    text: 'Die Presse legt zwei Flügel aus Metall um ein Bündel Kupfer und drückt, bis die Litzen ihre Form aufgeben.',
    longWord: 'Crimpkraftüberwachungssystemeinstellungen',
  },
  fr: {
    name: 'Français',
    heading: 'Chaque sertissage laisse une courbe',
    text: 'La presse replie deux ailes de métal autour d’un faisceau de cuivre ; l’œil vérifie, le capteur mesure où ça cède.',
    longWord: 'électromagnétiquement',
  },
  zh: {
    name: '中文',
    heading: '每一次压接都留下一条曲线',
    text: '压机将两片金属翼折叠在一束铜线周围，持续加压，直到线芯失去原有的形状。每一根导线，都精确无误。',
    longWord: '全自动电线压接力监测系统设置说明书',
  },
  ja: {
    name: '日本語',
    heading: 'すべての圧着は曲線を残す',
    text: '電線加工機の精度を、一本ずつ。プレスは二枚の金属の羽根を銅線の束に折り込み、素線が形を失うまで押し続けます。',
    longWord: 'クリンプフォースモニタリングシステム設定',
  },
  es: {
    name: 'Español',
    heading: 'Cada engaste deja una curva',
    text: 'La prensa pliega dos alas de metal alrededor de un haz de cobre. ¿Cuánta fuerza? La señal lo muestra año tras año.',
    longWord: 'electromagnéticamente',
  },
  pt: {
    name: 'Português',
    heading: 'Cada cravação deixa uma curva',
    text: 'A prensa dobra duas abas de metal em torno de um feixe de cobre até que os fios percam a forma; a medição é contínua.',
    longWord: 'eletromagneticamente',
  },
  cs: {
    name: 'Čeština',
    heading: 'Každé krimpování zanechá křivku',
    text: 'Příliš žluťoučký kůň úpěl ďábelské ódy. Lis ohne dvě kovová křidélka kolem svazku mědi a tlačí, dokud nepovolí.',
    longWord: 'nejneobhospodařovávatelnějšími',
  },
  hu: {
    name: 'Magyar',
    heading: 'Minden krimpelés görbét hagy maga után',
    text: 'Árvíztűrő tükörfúrógép. A prés két fémszárnyat hajt a rézköteg köré, és addig nyomja, amíg az erek elvesztik alakjukat.',
    longWord: 'kábelfeldolgozógép-karbantartásszervezéséről',
  },
  ro: {
    name: 'Română',
    heading: 'Fiecare sertizare lasă o curbă',
    text: 'Știință și tehnică în Țara Bârsei. Presa pliază două aripi de metal în jurul unui mănunchi de cupru până când cedează.',
    longWord: 'electroencefalografistului',
  },
  sk: {
    name: 'Slovenčina',
    heading: 'Každé krimpovanie zanechá krivku',
    text: 'Kŕdeľ ďatľov učí koňa žrať kôru. Lis ohne dve kovové krídelká okolo zväzku medi a tlačí, kým žily nestratia tvar.',
    longWord: 'najneobhospodarovávateľnejšími',
  },
}
