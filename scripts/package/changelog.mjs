// Reads CHANGELOG.md, which has the format of keepachangelog.com: a section for each version, newest first.

/** Returns the text of a version's section without its heading; null if the section is missing or empty. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`) || text.startsWith(`${version} `));
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes || null;
}
