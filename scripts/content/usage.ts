export const USAGE = `Usage: npm run content -- export FILE
       npm run content -- import FILE [--replace]

Moves what operators write (games, providers, settings and every content collection) as JSON between the store and a
file. Never players, and never money. The store is the one that the settings name: DATA_DIR, or STORE=firestore.

export   Writes every collection to FILE: items by id, fields in a fixed order. FILE is replaced whole or not at all.
         Fields that other systems of yours keep with an item, and the site does not know, are left out and named.
         What import would refuse, such as a number stored as text, is named too, and stands in FILE as it is stored.
import   Checks all of FILE first. If anything is wrong, each mistake is named as "collection / item / field" and nothing
         is written. Then writes the items that differ. Collections that FILE does not name stay as they are, and so
         do items that it leaves out, and fields of stored items that the site does not know. Those of an entry of a list
         stay with an entry that is otherwise the same; what goes with the others is named. An import that was cut short
         can be run again.
         No step of the welcome pack may have the id of a deposit bonus, in FILE or in the store: players choose by id.

  --replace   Deletes the items and fields that FILE leaves out, in the collections that FILE names. A list that is
              empty empties its collection. Seeded items that are deleted do not come back at the next start.
              To hide an item instead, set "isActive": false (games and providers: "status": "inactive").
  --help      Shows this.

FILE is an object of lists: { "games": [{ "id": "…", … }], "hero-content": [ … ] }. Items of settings and content may
carry their words in another language: "translations": { "sw": { "title": "…" } }.

A running server: with the data folder only one program may use it at a time, so stop the server first; it shows the
new content when it starts. With Firestore running servers notice the changes by themselves within seconds.`;
