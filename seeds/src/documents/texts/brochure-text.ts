import { translationTable } from '../../catalogue/translations.ts'

/** Labels of brochures: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const brochureText = translationTable({
  models: 'Models | Modelle | Modèles | 型号 | 機種 | Modelos | Modelos | Modely | Modellek | Modele | Modely',
  value: 'Value | Wert | Valeur | 参数 | 項目 | Valor | Valor | Hodnota | Érték | Valoare | Hodnota',
  capabilities:
    'Processing capabilities | Verarbeitungsmöglichkeiten | Possibilités de traitement | 加工能力 | 加工能力 | Capacidades de proceso | Capacidades de processamento | Možnosti zpracování | Megmunkálási lehetőségek | Capabilități de prelucrare | Možnosti spracovania',
  strengths:
    'At a glance | Auf einen Blick | En un coup d’œil | 一览 | 特長 | De un vistazo | Em resumo | Přehled | Egy pillantásra | Pe scurt | Prehľad',
  contact:
    'Contact | Kontakt | Contact | 联系方式 | お問い合わせ | Contacto | Contato | Kontakt | Kapcsolat | Contact | Kontakt',
  advice:
    'Send us a wire and your drawing. We run both on the machine that fits and return the samples with the measured values. | Senden Sie uns Draht und Zeichnung. Wir fahren beides auf der passenden Maschine und senden die Muster mit den Messwerten zurück. | Envoyez-nous un fil et votre plan. Nous les essayons sur la machine adaptée et renvoyons les échantillons avec les valeurs mesurées. | 请将导线和图纸寄给我们。我们会在合适的设备上试制,并将样品连同测量值一并寄回。 | 電線と図面をお送りください。適した機械で加工し、測定値を添えてサンプルをお返しします。 | Envíenos un cable y su plano. Los probamos en la máquina adecuada y devolvemos las muestras con los valores medidos. | Envie-nos um fio e o seu desenho. Testamos na máquina adequada e devolvemos as amostras com os valores medidos. | Pošlete nám vodič a výkres. Vyzkoušíme je na vhodném stroji a vzorky vrátíme s naměřenými hodnotami. | Küldjön vezetéket és rajzot. A megfelelő gépen kipróbáljuk, és a mintákat a mért értékekkel visszaküldjük. | Trimiteți-ne un fir și desenul. Le probăm pe mașina potrivită și returnăm mostrele cu valorile măsurate. | Pošlite nám vodič a výkres. Vyskúšame ich na vhodnom stroji a vzorky vrátime s nameranými hodnotami.',
})
