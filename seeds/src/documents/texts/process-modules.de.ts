import type { ProcessKey, ProcessModule } from '../process-module.ts'

export const processModulesDe: Record<ProcessKey, ProcessModule> = {
  feeding: {
    name: 'Drahtvorschub',
    function:
      'Zwei Riemen ziehen den Draht durch die Richteinheit und führen ihn auf Länge zu. Ein Messrad läuft auf dem Draht und misst den Schlupf; die Steuerung korrigiert die Länge des nächsten Stücks. Ein Sensor hält die Maschine an, wenn der Draht endet oder ein Knoten am Einlauf ankommt.',
    hazard: {
      level: 'warning',
      symbol: 'entanglement',
      text: 'Vorschubriemen ziehen Finger, Haare und lose Kleidung ein. Schließen Sie die Vorschubabdeckung, bevor Sie den Draht im Tippbetrieb bewegen. Tragen Sie eng anliegende Ärmel und binden Sie lange Haare zusammen.',
    },
    setup: [
      'Den Draht durch die Einlaufführung und die Richtrollen einfädeln.',
      'Das Führungsrohr zum Außendurchmesser des Drahts wählen und einschieben, bis es einrastet.',
      'Den Riemendruck auf den Wert der Leitungsliste stellen; eine weiche Isolation braucht weniger.',
      'Einen Meter vorschieben und prüfen, dass die Riemen keine Spuren auf der Isolation hinterlassen.',
    ],
    care: [
      ['daily', 'Staub aus Einlaufführung und Messrad ausblasen'],
      ['weekly', 'Vorschubriemen mit trockenem Tuch reinigen und auf Risse prüfen'],
      ['yearly', 'Vorschubriemen ersetzen und das Messrad mit einem Prüfdraht von einem Meter prüfen'],
    ],
    faults: [
      ['Stücke sind zu kurz', 'Die Riemen rutschen', 'Riemen reinigen, dann den Riemendruck um eine Stufe erhöhen'],
      ['Meldung „Draht fehlt“', 'Spule leer oder Draht im Einlauf verklemmt', 'Draht neu einfädeln'],
    ],
  },
  blades: {
    name: 'Schneid- und Abisoliereinheit',
    function:
      'Ein Paar V-Messer schneidet den Draht und öffnet die Isolation. Beide Messer treibt eine Servoachse an, die Tiefe wird deshalb am Bildschirm eingestellt. Beim Abziehen vergleicht die Steuerung die Zugkraft mit dem gelernten Wert und sondert Stücke mit angeschnittenen Einzeldrähten aus.',
    hazard: {
      level: 'danger',
      symbol: 'blade',
      text: 'Messer schneiden Finger auch bei ausgeschalteter Maschine. Tragen Sie schnittfeste Handschuhe und benutzen Sie zum Ein- und Ausbau den Messerhalter des Werkzeugsatzes.',
    },
    setup: [
      'Die Antriebe mit dem Schlüsselschalter ausschalten und die Haube öffnen.',
      'Das Messerpaar mit dem Messerhalter entnehmen und das Paar für den Querschnitt einsetzen.',
      'Die Haube schließen und die Messernummer am Bildschirm bestätigen.',
      'Drei Muster schneiden und Abisolierlänge und angeschnittene Einzeldrähte unter der Lupe prüfen.',
    ],
    care: [
      ['daily', 'Abfallschublade leeren und Isolation aus dem Messerbereich absaugen'],
      ['monthly', 'Messer auf Scharten prüfen; ein Paar spätestens nach einer Million Schnitten ersetzen'],
      ['yearly', 'Nulllage der Messerachse mit der Einstelllehre prüfen'],
    ],
    faults: [
      [
        'Einzeldrähte angeschnitten',
        'Tiefe zu groß oder Messer beschädigt',
        'Tiefe um 0,02 mm zurücknehmen oder Messer ersetzen',
      ],
      ['Isolation bleibt stehen', 'Tiefe zu klein oder Messer stumpf', 'Tiefe um 0,02 mm erhöhen oder Messer ersetzen'],
    ],
  },
  crimping: {
    name: 'Crimpstation',
    function:
      'Eine Servopresse treibt den Applikator an. Der untere Totpunkt der Presse bestimmt die Crimphöhe, am Werkzeug muss nichts verstellt werden. Ein Kraftsensor unter dem Applikator zeichnet den ganzen Verlauf jedes Hubs auf und vergleicht ihn mit der gelernten Kurve; eine Abweichung hält die Presse vor dem nächsten Hub an.',
    hazard: {
      level: 'danger',
      symbol: 'crushing',
      text: 'Die Presse quetscht Finger. Überbrücken Sie nie den Haubenschalter. Wechseln Sie den Applikator nur bei ausgeschalteten Antrieben und mit dem Stößel im oberen Totpunkt.',
    },
    setup: [
      'Den Schlüsselschalter auf „Einrichten“ drehen und den Stößel in den oberen Totpunkt fahren.',
      'Die Klemmung lösen, den Applikator herausziehen und den neuen einschieben, bis er einrastet.',
      'Das Kontaktband einfädeln und um zwei Kontakte vorschieben.',
      'Fünf Muster fertigen, Crimphöhe und Crimpbreite messen und die Werte eingeben.',
      'Die gelernte Kraftkurve freigeben, wenn alle fünf Muster in der Toleranz liegen.',
    ],
    care: [
      ['daily', 'Kontaktabfall entfernen und die Applikatoraufnahme abwischen'],
      ['weekly', 'Stößelführung mit zwei Hüben der Fettpresse schmieren'],
      ['yearly', 'Kraftsensor kalibrieren lassen; das Zertifikat gehört in die Maschinenakte'],
    ],
    faults: [
      [
        'Crimphöhe wandert',
        'Stößelführung warm oder Werkzeug verschlissen',
        'Höhe korrigieren; Crimper an der Grenze ersetzen',
      ],
      [
        'Kraftkurve außerhalb des Bands',
        'Einzeldraht fehlt, Isolation mitgecrimpt oder Kontakt verbogen',
        'Stück prüfen, dann freigeben',
      ],
    ],
  },
  seals: {
    name: 'Tüllenstation',
    function:
      'Ein Schwingförderer ordnet die Tüllen, ein Dorn weitet die vorderste, und der Draht fährt von hinten ein. Eine Kamera prüft Lage und Richtung, bevor der Draht zur Presse geht.',
    hazard: {
      level: 'caution',
      symbol: 'pressure',
      text: 'Der Dorn wird mit Druckluft angetrieben und bewegt sich beim Einschalten der Luft ohne Vorwarnung. Halten Sie die Hände fern, bis das Manometer den Sollwert zeigt.',
    },
    setup: [
      'Den Förderer über die Klappe leeren und die Kassette der neuen Tülle einsetzen.',
      'Dorn und Führungshülse nach der Nummer auf der Kassette wählen.',
      'Die Kamera mit drei Tüllen der neuen Farbe einlernen.',
    ],
    care: [
      ['daily', 'Talkum vom Kamerafenster wischen'],
      ['monthly', 'Dorn auf Grate prüfen'],
    ],
    faults: [
      ['Tüllen kommen verkehrt an', 'Förderer verschmutzt', 'Förderer mit fusselfreiem Tuch reinigen'],
      [
        'Kamera weist gute Tüllen ab',
        'Fenster verschmutzt oder Farbe nicht eingelernt',
        'Fenster reinigen und Farbe einlernen',
      ],
    ],
  },
  coax: {
    name: 'Rotierender Abisolierkopf',
    function:
      'Vier Messer drehen sich um das geklemmte Kabel und öffnen jede Lage auf ihre eigene Tiefe. Die Steuerung stellt die Messer auf ein Hundertstel Millimeter und zentriert das Kabel vor jedem Schnitt. Für ein Kabel lassen sich bis zu neun Stufen speichern.',
    hazard: {
      level: 'warning',
      symbol: 'blade',
      text: 'Der Kopf dreht mit bis zu 1500 Umdrehungen in der Minute. Warten Sie, bis die Statusleuchte stetig leuchtet, bevor Sie die Abdeckung öffnen, und greifen Sie nie mit einem Werkzeug in den Kopf.',
    },
    setup: [
      'Das Kabel aus der Liste wählen oder den Durchmesser jeder Lage messen und eingeben.',
      'Die Zentrierbacken für den Außendurchmesser einsetzen.',
      'Ein Muster abisolieren, jede Stufe unter der Lupe ansehen und die Tiefe einzelner Lagen korrigieren.',
      'Das Muster als freigegeben speichern.',
    ],
    care: [
      ['daily', 'Späne von Isolation und Geflecht aus dem Kopf blasen'],
      ['weekly', 'Zentrierbacken auf Geflechtdrähte prüfen'],
      ['yearly', 'Messer ersetzen und den Kopf auswuchten lassen'],
    ],
    faults: [
      ['Geflecht angeschnitten', 'Tiefe des Mantels zu groß', 'Tiefe dieser Lage um 0,01 mm zurücknehmen'],
      ['Stufen nicht konzentrisch', 'Falsche Zentrierbacken', 'Backen mit dem richtigen Durchmesser einsetzen'],
    ],
  },
  laser: {
    name: 'Laser-Abisoliereinheit',
    function:
      'Spiegel führen den Laserstrahl um den Draht. Die Isolation nimmt die Wellenlänge auf, das Metall wirft sie zurück; der Leiter bleibt unberührt. Eine Absaugung entfernt Rauch und Partikel dort, wo sie entstehen.',
    hazard: {
      level: 'danger',
      symbol: 'laser',
      text: 'Geschlossen ist die Maschine ein Lasergerät der Klasse 1. Im Inneren arbeitet ein Laser der Klasse 4: Direkte oder gestreute Strahlung verletzt Augen und Haut. Nur ausgebildete Laserfachkräfte dürfen die innere Abdeckung öffnen, mit einer Schutzbrille für die Wellenlänge auf dem Typenschild.',
    },
    setup: [
      'Die Isolation aus der Liste wählen; die Steuerung stellt Leistung, Geschwindigkeit und Anzahl der Umläufe ein.',
      'Den Drahthalter für den Durchmesser einsetzen.',
      'Ein Muster abisolieren und Kante und Oberfläche des Leiters prüfen.',
      'Die Leistung in Schritten von fünf Prozent korrigieren, wenn Rückstände bleiben.',
    ],
    care: [
      ['daily', 'Unterdruck der Absaugung prüfen; die Anzeige muss grün sein'],
      ['weekly', 'Schutzfenster mit dem Optikset reinigen'],
      ['yearly', 'Strahlleistung und Verriegelungen durch unseren Service prüfen lassen'],
    ],
    faults: [
      [
        'Rückstände auf dem Leiter',
        'Fenster verschmutzt oder Leistung zu gering',
        'Fenster reinigen, dann Leistung um 5 % erhöhen',
      ],
      [
        'Laser startet nicht',
        'Verriegelung offen oder Filter der Absaugung voll',
        'Abdeckung schließen oder Filter ersetzen',
      ],
    ],
  },
  twisting: {
    name: 'Verdrillkopf',
    function:
      'Die Drähte sind an beiden Enden geklemmt und stehen unter gemessenem Zug. Der Kopf dreht das eine Ende, der Schlitten folgt dem kürzer werdenden Paar. Die Steuerung gleicht die Rückfederung aus, sodass Schlaglänge und offene Enden nach dem Lösen stimmen.',
    hazard: {
      level: 'danger',
      symbol: 'entanglement',
      text: 'Reißt der drehende Draht, schlägt er um sich. Starten Sie nur mit geschlossenen Abdeckungen und bleiben Sie außerhalb des markierten Bereichs entlang der Schiene.',
    },
    setup: [
      'Drahtlänge, Schlaglänge und offene Enden eingeben oder den Artikel laden.',
      'Die Greifer für den Isolationsdurchmesser wählen.',
      'Ein Paar verdrillen und die Schlaglänge über zehn Windungen messen.',
      'Die Überdrehung korrigieren, bis das Paar flach auf dem Tisch liegt.',
    ],
    care: [
      ['daily', 'Greifer abwischen und Gummieinsätze prüfen'],
      ['weekly', 'Schiene reinigen und ölen'],
      ['yearly', 'Zugsensor kalibrieren lassen'],
    ],
    faults: [
      ['Schlaglänge schwankt', 'Greifereinsätze verschlissen', 'Einsätze paarweise ersetzen'],
      ['Paar rollt sich auf', 'Überdrehung zu klein', 'Überdrehung um zwei Windungen erhöhen'],
    ],
  },
  marking: {
    name: 'Druckkopf',
    function:
      'Der Kopf druckt Zeichen, Codes und Grafiken auf den laufenden Draht. Das Messrad löst den Druck aus, Abstand und Größe bleiben daher bei jeder Geschwindigkeit gleich. Eine Kamera liest den Druck zurück und vergleicht ihn mit dem Auftrag.',
    hazard: {
      level: 'caution',
      symbol: 'general',
      text: 'Tinte und Lösemittel reizen Augen und Haut und sind brennbar. Halten Sie Funken fern, lüften Sie den Raum und tragen Sie beim Wechsel der Kartuschen Schutzbrille und Handschuhe.',
    },
    setup: [
      'Schrifthöhe und Abstand aus der Leitungsliste wählen.',
      'Den Kopf mit der Abstandslehre zum Draht einstellen.',
      'Einen Meter drucken, nach zehn Sekunden mit einem Tuch wischen und prüfen, dass der Druck hält.',
    ],
    care: [
      ['daily', 'Reinigungszyklus vor dem ersten und nach dem letzten Auftrag ausführen'],
      ['weekly', 'Kamerafenster und Drahtführung unter dem Kopf reinigen'],
      ['yearly', 'Filter und Dichtungen des Tintensystems ersetzen'],
    ],
    faults: [
      ['Druck ist blass', 'Düsen eingetrocknet', 'Reinigungszyklus zweimal ausführen'],
      ['Druck verschmiert', 'Isolation fettig oder Trockenzeit zu kurz', 'Draht reinigen oder Geschwindigkeit senken'],
    ],
  },
  unwinding: {
    name: 'Abwickeleinheit',
    function:
      'Ein Motor dreht die Spule. Ein Tänzerarm speichert Draht und meldet dem Antrieb, wie schnell die nächste Maschine zieht. Der Zug bleibt gleichmäßig, auch wenn die Maschine bei jedem Stück anfährt und anhält.',
    hazard: {
      level: 'warning',
      symbol: 'crushing',
      text: 'Spulen rollen und kippen. Heben Sie sie nur mit dem Hebearm oder einem Kran, verriegeln Sie beide Konen und halten Sie die Füße vom Sockel fern.',
    },
    setup: [
      'Den Hebearm absenken, die Spule aufrollen und die Konen verriegeln.',
      'Den Draht in der Reihenfolge der Zeichnung auf der Abdeckung über die Tänzerrollen führen.',
      'Das Tänzergewicht auf den Leiterquerschnitt einstellen.',
      'Einen Meter von Hand ziehen; die Spule muss ruckfrei folgen.',
    ],
    care: [
      ['weekly', 'Rollen auf flache Stellen prüfen'],
      ['monthly', 'Spindel und Konen schmieren'],
      ['yearly', 'Bremse prüfen: Die volle Spule muss innerhalb einer Umdrehung stehen'],
    ],
    faults: [
      ['Drahtschlaufen fallen ab', 'Tänzergewicht zu klein', 'Eine Gewichtsplatte auflegen'],
      ['Antrieb hält mit „Tänzer am Anschlag“', 'Draht auf der Spule verklemmt', 'Draht lösen und quittieren'],
    ],
  },
  tubes: {
    name: 'Schlauchschneideinheit',
    function:
      'Zwei Riemen führen den Schlauch zu, ohne ihn zu quetschen; ein Messer schneidet ihn gerade gegen eine Buchse. Bei Wellrohr zählt der Sensor die Rippen und schneidet im Tal.',
    hazard: {
      level: 'danger',
      symbol: 'blade',
      text: 'Das Messer fällt mit der Kraft eines Zylinders und trennt Finger ab. Schalten Sie Antriebe und Luft aus und warten Sie, bis das Manometer null zeigt, bevor Sie die Schutzhaube öffnen.',
    },
    setup: [
      'Die Buchse für den Außendurchmesser des Schlauchs einsetzen.',
      'Den Riemenabstand so einstellen, dass der Schlauch gehalten, aber nicht oval gedrückt wird.',
      'Fünf Stücke schneiden und Länge und Rechtwinkligkeit prüfen.',
    ],
    care: [
      ['daily', 'Späne entfernen und Messerschneide prüfen'],
      ['weekly', 'Wasser aus dem Luftfilter ablassen'],
      ['yearly', 'Dichtungen des Messerzylinders ersetzen'],
    ],
    faults: [
      ['Schnitt ist schräg', 'Buchse zu groß oder Messer stumpf', 'Richtige Buchse einsetzen oder Messer wenden'],
      ['Länge schwankt', 'Schlauch rutscht', 'Riemenabstand um 0,5 mm verringern'],
    ],
  },
  testing: {
    name: 'Prüffeld',
    function:
      'Adapter verriegeln die Stecker, prüfen, ob jede Sekundärverriegelung geschlossen ist, und verbinden jeden Kontakt mit der Messeinheit. Diese misst Widerstand, Isolation und Bauteile, druckt das Etikett nur für einen guten Kabelbaum und gibt die Stecker danach frei.',
    hazard: {
      level: 'danger',
      symbol: 'electricity',
      text: 'Prüfspannungen über 60 V können töten. Schließen Sie vor jeder Hochspannungsprüfung die Abdeckung. Die rote Lampe leuchtet, solange Spannung anliegt; berühren Sie Kabelbaum und Adapter erst, wenn sie erlischt.',
    },
    setup: [
      'Das Prüfprogramm des Artikels laden und seine Adapter auf die markierten Plätze setzen.',
      'Die Adapter anschließen; der Bildschirm zeigt jeden als erkannt.',
      'Einen freigegebenen Referenz-Kabelbaum einlernen.',
      'Einen Kabelbaum mit eingebautem Fehler prüfen; das Programm muss ihn finden.',
    ],
    care: [
      ['daily', 'Referenz-Kabelbaum zu Beginn jeder Schicht prüfen'],
      ['monthly', 'Kontaktstifte reinigen und verschlissene ersetzen'],
      ['yearly', 'Messeinheit kalibrieren lassen'],
    ],
    faults: [
      ['Derselbe Kontakt wird oft offen gemeldet', 'Kontaktstift verschlissen', 'Stift mit dem Stiftwerkzeug ersetzen'],
      [
        'Stecker wird nicht freigegeben',
        'Kabelbaum fehlerhaft',
        'Mit dem Schlüssel der Schichtleitung entriegeln und den Kabelbaum kennzeichnen',
      ],
    ],
  },
  microscopy: {
    name: 'Schliffbildanalyse',
    function:
      'Der Crimp wird getrennt, geschliffen und geätzt und dann unter dem Mikroskop vermessen. Die Software findet den Umriss, misst Höhe, Breite, Verdichtung und Grat nach der gewählten Norm und schreibt den Bericht.',
    hazard: {
      level: 'caution',
      symbol: 'general',
      text: 'Die Ätzflüssigkeit ist ätzend. Tragen Sie Schutzbrille und Handschuhe, arbeiten Sie unter dem Abzug und halten Sie das Sicherheitsdatenblatt bereit.',
    },
    setup: [
      'Kontakt und Querschnitt wählen; die Grenzen kommen aus den Kontaktdaten.',
      'Das Muster klemmen und an der Marke trennen.',
      'Mit beiden Körnungen schleifen, bis keine Riefe bleibt, zehn Sekunden ätzen und spülen.',
      'Scharfstellen, messen und den Bericht speichern.',
    ],
    care: [
      ['daily', 'Objekttisch reinigen und Objektiv abdecken'],
      ['weekly', 'Schleifpapier ersetzen'],
      ['yearly', 'Maßstab mit der Glaslehre prüfen'],
    ],
    faults: [
      ['Bild ist dunkel', 'Objektiv oder Lichtring verschmutzt', 'Mit dem Optikset reinigen'],
      ['Umriss wird nicht gefunden', 'Schliff zu wenig geätzt', 'Weitere fünf Sekunden ätzen'],
    ],
  },
  workplace: {
    name: 'Geführter Arbeitsplatz',
    function:
      'Der Bildschirm zeigt jeweils einen Schritt, Lichter markieren den Behälter des nächsten Teils, und Sensoren bestätigen die Entnahme. Die Tischhöhe stellt sich auf die angemeldete Person ein.',
    hazard: {
      level: 'caution',
      symbol: 'crushing',
      text: 'Der Tisch bewegt sich motorisch. Achten Sie darauf, dass niemand unter die Tischplatte greift, bevor Sie die Höhe ändern.',
    },
    setup: [
      'Den Arbeitsplan des Artikels laden.',
      'Das Formbrett auf die vier Stifte setzen und die angezeigten Behälter füllen.',
      'Den Plan einmal im Testbetrieb durchgehen.',
    ],
    care: [
      ['daily', 'Bildschirm und Sensoren abwischen'],
      ['monthly', 'Behälterlichter mit dem Testprogramm prüfen'],
      ['yearly', 'Hubsäulen und ihren Not-Halt prüfen'],
    ],
    faults: [
      ['Ein Schritt wird nicht bestätigt', 'Sensor verdeckt', 'Sensor freimachen oder reinigen'],
      [
        'Tisch bewegt sich nicht',
        'Überlast oder blockiert',
        'Last entfernen und durch Fahren bis ganz unten zurücksetzen',
      ],
    ],
  },
}
