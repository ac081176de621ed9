/* The driver (`driver.h`) on Windows, for x86-64. The library comes as the path of its file, which the system loads. */

#include "driver.h"

typedef void *handle;

__declspec(dllimport) void ExitProcess(unsigned code);
__declspec(dllimport) handle GetStdHandle(unsigned which);
__declspec(dllimport) int ReadFile(handle file, void *memory, unsigned bytes, unsigned *done, void *overlapped);
__declspec(dllimport) int WriteFile(handle file, const void *memory, unsigned bytes, unsigned *done, void *overlapped);
__declspec(dllimport) void *VirtualAlloc(void *at, uint64_t bytes, unsigned kind, unsigned protection);
__declspec(dllimport) handle LoadLibraryA(const char *path);
__declspec(dllimport) void *GetProcAddress(handle library, const char *name);

static handle library;

static void leave(uint64_t code) {
  for (;;) ExitProcess(code);
}

static uint64_t move_some(int way, char *memory, uint64_t bytes) {
  unsigned done = 0, most = bytes < (1 << 20) ? bytes : 1 << 20;
  handle file = GetStdHandle(way == READ ? -10 : -11);
  int fine = way == READ ? ReadFile(file, memory, most, &done, 0) : WriteFile(file, memory, most, &done, 0);
  return fine ? done : 0;
}

static char *memory_of(uint64_t bytes) {
  char *found = VirtualAlloc(0, bytes, 0x3000, 0x40);
  if (found == 0) leave(DAMAGED);
  return found;
}

static void load(char *file, uint64_t size) {
  library = LoadLibraryA(file);
  if (library == 0) leave(DAMAGED);
}

static void *function(const char *name) {
  void *found = GetProcAddress(library, name);
  if (found == 0) leave(UNKNOWN);
  return found;
}

void begin(void) { run(); }
