/** German: see ../blogs.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { blogMessages as english } from '../blogs.ts'

export const blogMessages: Translated<typeof english> = {
  title: 'Ratgeber',
  description: 'Sechs Fragen zur Webentwicklung und ihre Antworten.',
  lead: 'Häufige Fragen an die Entwickler dieses Shops, mit Antworten.',
  items: [
    {
      slug: 'improve-react-performance',
      question: 'Wie wird eine React-Anwendung schneller?',
      answer:
        'Messen Sie zuerst: Der Profiler der React-Entwicklerwerkzeuge zeigt, welche Komponenten gerendert werden, wie oft und warum. Die meisten langsamen Seiten rendern zu viel. Halten Sie den Zustand deshalb nah bei der Komponente, die ihn braucht, und teilen Sie große Komponenten auf. Umschließen Sie aufwendige Kindkomponenten mit memo, und verwenden Sie useMemo oder useCallback nur dort, wo der Profiler einen Gewinn zeigt. Rendern Sie bei Listen mit Hunderten von Zeilen nur den sichtbaren Teil. Liefern Sie dann weniger Code aus: Laden Sie Routen erst bei Bedarf mit React.lazy und Suspense, und verzichten Sie auf Bibliotheken für eine einzige kleine Aufgabe. Geben Sie schließlich Bildern eine feste Größe und ein modernes Format, und speichern Sie Antworten des Servers zwischen, damit die Rückkehr zu einer Seite keine neue Anfrage auslöst.',
    },
    {
      slug: 'ways-to-manage-state',
      question: 'Welche Wege gibt es, den Zustand einer React-Anwendung zu verwalten?',
      answer:
        'Es gibt fünf verbreitete Arten von Zustand, und jede hat ihren Platz. Lokaler Zustand, etwa ein geöffnetes Menü, gehört in useState oder useReducer einer Komponente. Brauchen zwei Geschwisterkomponenten denselben Wert, verschieben Sie ihn in die nächste gemeinsame Elternkomponente. Werte, die viele entfernte Komponenten lesen, etwa der angemeldete Benutzer oder das Farbschema, passen in einen Context. Große Modelle im Browser mit vielen Ereignissen sind in einem Store wie Redux oder Zustand leichter nachzuvollziehen, weil dort jede Änderung an einer zentralen Stelle erfolgt. Für Daten, die eigentlich auf dem Server liegen, eignet sich eine Abfragebibliothek, die sie zwischenspeichert, aktualisiert und Lade- und Fehlerzustände verwaltet. Vergessen Sie die Adresszeile nicht: Filter, Seitenzahl und Sortierung in der Adresse bleiben beim Neuladen erhalten und lassen sich als Link weitergeben.',
    },
    {
      slug: 'prototypical-inheritance',
      question: 'Wie funktioniert die prototypische Vererbung?',
      answer:
        'Jedes gewöhnliche JavaScript-Objekt hat einen internen Verweis auf ein anderes Objekt, seinen Prototyp. Wird eine Eigenschaft gelesen, sucht die Laufzeitumgebung zuerst im Objekt selbst. Fehlt die Eigenschaft dort, wird im Prototyp gesucht, dann in dessen Prototyp und so weiter, bis der Name gefunden oder null erreicht ist. So werden Methoden einmal gespeichert und von Tausenden Objekten benutzt. Der Verweis entsteht durch Object.create, durch eine Konstruktorfunktion mit ihrer Eigenschaft prototype oder durch das Schlüsselwort class, eine übersichtlichere Schreibweise dafür. Eine Zuweisung legt die Eigenschaft in der Regel im Objekt selbst an und überdeckt die geerbte; so kann eine Instanz abweichen, ohne dass sich die anderen ändern.',
    },
    {
      slug: 'why-not-set-state-directly',
      question: 'Warum sollte man den Zustand in React nicht direkt ändern?',
      answer:
        'Angenommen, eine Komponente hat eine Liste von Produkten im Zustand, und Sie rufen darauf push auf. Die Liste im Speicher ist gewachsen, aber React erfährt nichts davon, rendert nicht neu, und die Anzeige bleibt gleich. Auch wenn später etwas anderes das Rendern auslöst, vergleicht React die alte mit der neuen Referenz, findet dasselbe Objekt und überspringt möglicherweise Kindkomponenten mit memo. Direkte Änderungen machen Fehler außerdem schwer auffindbar, weil frühere Render-Durchläufe, Effekte und der Verlauf zum Rückgängigmachen auf dasselbe veränderte Objekt verweisen. Erzeugen Sie stattdessen einen neuen Wert, und übergeben Sie ihn dem Setter, zum Beispiel ein neues Array mit den alten Produkten und einem weiteren. Hängt der nächste Wert vom vorigen ab, übergeben Sie dem Setter eine Funktion, damit gebündelte Änderungen der Reihe nach angewendet werden.',
    },
    {
      slug: 'search-products-by-name',
      question: 'Wie durchsucht man ein Array von Produkten nach dem Namen?',
      answer:
        'Für Teiltreffer verwenden Sie filter. Entfernen Sie Leerzeichen am Anfang und Ende des Suchtexts, wandeln Sie ihn einmal in Kleinbuchstaben um, und behalten Sie jedes Produkt, dessen Name in Kleinbuchstaben den Suchtext enthält. Eine leere Suche liefert dann alle Produkte, was in einem Shop meist erwünscht ist. Brauchen Sie nur den ersten genauen Treffer, verwenden Sie find: Die Methode bricht beim ersten Treffer ab und gibt undefined zurück, wenn es keinen gibt. Bei mehreren Suchwörtern sollte jedes Wort an beliebiger Stelle stehen dürfen: Teilen Sie den Text an den Leerzeichen, und prüfen Sie jedes Wort. Bei einigen Hundert Produkten geht das sofort. Bei vielen Tausend warten Sie nach jedem Tastendruck kurz, oder lassen Sie die Datenbank mit einem Index suchen. Bei Namen mit Akzenten normalisieren Sie vor dem Vergleich beide Seiten, damit die Eingabe e auch é findet.',
    },
    {
      slug: 'what-is-a-unit-test',
      question: 'Was ist ein Unit-Test, und warum sollte man welche schreiben?',
      answer:
        'Ein Unit-Test führt ein kleines Stück Code, etwa eine Funktion für die Summe einer Bestellung, mit bekannten Eingaben aus und prüft das Ergebnis. Er braucht weder Browser noch Netzwerk noch Datenbank, deshalb sind auch viele Unit-Tests in Sekunden durchgelaufen. Der erste Vorteil ist die schnelle Rückmeldung: Ein Fehler fällt auf, solange Sie die Änderung noch im Kopf haben. Der zweite ist Sicherheit: Sie können Code umbauen und wissen sofort, ob sein Verhalten gleich geblieben ist. Tests sind außerdem Beispiele, die neuen Kollegen zeigen, was der Code an seinen Grenzen tun soll, etwa bei einem leeren Warenkorb oder einer Menge unter der Mindestmenge. Dass die Teile zusammenarbeiten, beweisen Unit-Tests nicht; ergänzen Sie deshalb einige Integrations- und End-to-End-Tests.',
    },
  ],
}
