// Before anything is drawn: the theme and language chosen last, so that nothing flashes.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('bannerfield.settings') || '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') {
      document.documentElement.dataset.theme = kept.theme;
    }
    if (kept.language === 'de') document.documentElement.lang = 'de';
  } catch {
    // Without settings the defaults hold.
  }
})();
