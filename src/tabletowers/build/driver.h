/* Calls the functions of a compiled library on a machine that has nothing else, or under an emulator of one.

The program reads the library from standard input, loads it, and then answers calls: a message has a function's name and
its arguments, each a number or the place of memory in the message itself. The answer is the function's result and the
same message, with what was written into that memory. How the system is asked for anything is in `driver_linux.c` and
`driver_windows.c`. No C library is needed. */

#include <stdint.h>

enum { NAME = 32, MOST_ARGUMENTS = 56, DAMAGED = 2, NOT_ALONE = 3, UNKNOWN = 4 };
enum { READ = 0, WRITE = 1 };

struct argument {
  uint64_t is_memory, value;
};

struct message {
  char name[NAME];
  uint64_t count;
  struct argument arguments[];
};

/* Ends the program. */
static void leave(uint64_t code);

/* Reads some bytes or writes some, but at least one. Returns how many, or 0 at the end of the input. */
static uint64_t move_some(int way, char *memory, uint64_t bytes);

/* Memory that can be read, written and executed, all zero. */
static char *memory_of(uint64_t bytes);

/* Loads a library. */
static void load(char *file, uint64_t size);

/* A function of the library. */
static void *function(const char *name);

/* Reads or writes all bytes; the end of the input is the end of the program. */
static void transfer(int way, char *memory, uint64_t bytes) {
  while (bytes > 0) {
    uint64_t done = move_some(way, memory, bytes);
    if (done == 0) leave(0);
    memory += done;
    bytes -= done;
  }
}

#define EIGHT(i) a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5], a[i + 6], a[i + 7]
typedef int64_t called(uint64_t, ...);

/* A function takes the arguments that it knows of; the others do no harm. */
static int64_t call(struct message *told) {
  uint64_t a[MOST_ARGUMENTS];
  for (uint64_t i = 0; i < MOST_ARGUMENTS; i++) a[i] = 0;
  for (uint64_t i = 0; i < told->count && i < MOST_ARGUMENTS; i++) {
    a[i] = told->arguments[i].value + (told->arguments[i].is_memory ? (uint64_t)told : 0);
  }
  called *work = (called *)function(told->name);
  return work(EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24), EIGHT(32), EIGHT(40), EIGHT(48));
}

static void run(void) {
  uint64_t size, room = 0;
  transfer(READ, (char *)&size, sizeof size);
  char *file = memory_of(size), *message = 0;
  transfer(READ, file, size);
  load(file, size);
  for (;;) {
    transfer(READ, (char *)&size, sizeof size);
    if (size > room) {
      room = 2 * size;
      message = memory_of(room);
    }
    transfer(READ, message, size);
    int64_t result = call((struct message *)message);
    transfer(WRITE, (char *)&result, sizeof result);
    transfer(WRITE, message, size);
  }
}
